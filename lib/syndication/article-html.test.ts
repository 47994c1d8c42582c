import type { Document } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { toHtml } from '@/lib/blog/body/tree';
import type { Post } from '@/lib/blog/post/post';
import { latestWholePosts } from '@/lib/blog/posts';
import { readSource } from '@/lib/blog/testing/read-source';
import { node, text } from '@/lib/blog/testing/rich-text';
import { articleNodes } from './article-html';

const newest = (await latestWholePosts(1))[0] ?? raise('There is no sample article.');

function raise(message: string): never {
  throw new Error(message);
}

/** The body as other readers get it, at /blog/tides. */
function withBody(source: string | Document): string {
  const body = [{ role: 'opening' as const, nodes: readSource(source).nodes }];
  const post: Post = { ...newest.post, path: '/blog/tides', body };
  return toHtml(articleNodes({ ...newest, post }).slice(1));
}

test('renders Markdown-like text, and escapes other signs in it', () => {
  const html = withBody('## Salt & wind\n\n**<SUMMER>**\n\n3. third');
  expect(html).toBe(
    '<h2>Salt &amp; wind</h2><p><strong>&lt;SUMMER&gt;</strong></p><ol start="3"><li>third</li></ol>',
  );
});

test('resolves addresses against the article, also anchors', () => {
  expect(
    withBody('<p><a href="#faq">a</a> <a href="other">b</a> <a href="/c d">c</a></p><h2 id="faq">d</h2>'),
  ).toBe(
    '<p><a href="http://localhost:3000/blog/tides#faq">a</a> <a href="http://localhost:3000/blog/other">b</a> ' +
      '<a href="http://localhost:3000/c%20d">c</a></p><h2>d</h2>',
  );
});

test('links pictures by absolute URL, Contentful’s in a size for readers', () => {
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

test.each([
  ['javascript:alert(1)', 'words'],
  ['https://example.com/"onclick="x', '<a href="https://example.com/%22onclick=%22x">words</a>'],
  ['/plans', '<a href="http://localhost:3000/plans">words</a>'],
  ['#faq', '<a href="http://localhost:3000/blog/tides#faq">words</a>'],
])('renders a rich-text link to %s', (uri, expected) => {
  const body = node('document', [
    node('paragraph', [node('hyperlink', [text('words')], { uri }), text('\nend')]),
  ]);
  expect(withBody(body as Document)).toBe(`<p>${expected}<br>end</p>`);
});
