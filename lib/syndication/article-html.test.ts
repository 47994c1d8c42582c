import { expect, test } from 'vitest';
import { toHtml } from '@/lib/blog/body/tree';
import type { Post } from '@/lib/blog/post/post';
import { readLatestWholePosts } from '@/lib/blog/posts';
import { readSource } from '@/lib/blog/testing/read-source';
import { articleNodes } from './article-html';

const base = (await readLatestWholePosts(1))[0] ?? raise('There is no sample article.');

function raise(message: string): never {
  throw new Error(message);
}

/** Returns the HTML that feed readers get for an article at /blog/tides with this body. */
function withBody(source: string): string {
  const body = [{ role: 'opening' as const, nodes: readSource(source).nodes }];
  const post: Post = { ...base.post, path: '/blog/tides', body };
  return toHtml(articleNodes({ ...base, post }).slice(1));
}

test('resolves relative URLs and anchors against the article’s URL', () => {
  expect(
    withBody('<p><a href="#faq">a</a> <a href="other">b</a> <a href="/c d">c</a></p><h2 id="faq">d</h2>'),
  ).toBe(
    '<p><a href="http://localhost:3000/blog/tides#faq">a</a> <a href="http://localhost:3000/blog/other">b</a> ' +
      '<a href="http://localhost:3000/c%20d">c</a></p><h2>d</h2>',
  );
});

test('gives pictures absolute URLs, and resizes those on Contentful', () => {
  expect(withBody('<p><img src="/images/blog/bikes.jpg" srcset="x" alt="Bikes" loading="lazy"></p>')).toBe(
    '<p><img src="http://localhost:3000/images/blog/bikes.jpg" alt="Bikes"></p>',
  );
  expect(
    withBody(
      '<p><img src="//images.ctfassets.net/s/a.png" alt="A"><img src="//images.ctfassets.net/s/b.svg"></p>',
    ),
  ).toBe(
    '<p><img src="https://images.ctfassets.net/s/a.png?w=1200&amp;q=80&amp;fm=jpg" alt="A">' +
      '<img src="https://images.ctfassets.net/s/b.svg" alt=""></p>',
  );
});
