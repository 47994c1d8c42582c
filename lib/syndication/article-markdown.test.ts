import { describe, expect, test } from 'vitest';
import type { Post } from '@/lib/blog/post';
import { latestWholePosts } from '@/lib/blog/posts';
import { readSource } from '@/lib/blog/testing/read-source';
import { articleMarkdown } from './article-markdown';
import { llmsText } from './llms-text';

const attack = '<img src=x onerror=alert(1)>';
const [whole] = await latestWholePosts(1);
if (!whole) throw new Error('There is no sample article.');

const withPost = (changes: Partial<Post>) =>
  articleMarkdown({ ...whole, post: { ...whole.post, ...changes } }).replace(/^---\n[\s\S]*?\n---\n/, '');

const withHtml = (html: string) =>
  withPost({
    body: {
      kind: 'words',
      sections: [{ role: 'opening', nodes: readSource(html).nodes }],
    },
  });

describe('escapes markup', () => {
  test('in the title', () => {
    expect(withPost({ title: `Tides ${attack}` })).toContain('# Tides &lt;img src=x onerror=alert(1)>');
  });

  test('in a title that looks like a link, and in the list of articles', () => {
    const title = `a](javascript:alert(1)) ${attack}`;
    expect(withPost({ title })).toContain('# a\\](javascript:alert(1)) &lt;img');
    expect(llmsText([{ ...whole.post, title }])).toContain('- [a\\](javascript:alert(1)) &lt;img');
  });

  test('in a picture’s description', () => {
    const cover = { ...whole.post.cover, alt: `a](javascript:alert(1)) ${attack}` };
    const text = withPost({ cover });
    expect(text).toContain('![a\\](javascript:alert(1)) &lt;img');
    expect(text).not.toContain('<img');
  });

  test.each([
    ['a paragraph', '<p>ATTACK</p>'],
    ['preformatted text', '<pre>```\nATTACK</pre>'],
    ['code', '<p><code>a ` ATTACK</code></p>'],
    ['a block of code', '<pre><code>```\nATTACK</code></pre>'],
    ['a table', '<table><tr><td>ATTACK</td></tr></table>'],
    ['a link', '<p><a href="/plans">ATTACK</a></p>'],
  ])('in %s', (_, html) => {
    const text = withHtml(html.replace('ATTACK', attack.replaceAll('<', '&lt;').replaceAll('>', '&gt;')));
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img');
  });

  test('separates the lines of a cell', () => {
    const cells = '<td><p>a</p><p>b <b>c</b></p></td><td>d<br>e</td>';
    expect(withHtml(`<table><tr><th>f</th><th>g</th></tr><tr>${cells}</tr></table>`)).toContain(
      '| a b **c** | d e |',
    );
  });

  test('keeps escaped entities, and ampersands plain', () => {
    expect(withHtml('<p>&amp;lt;b&amp;gt; and salt &amp; wind</p>')).toContain(
      '&amp;lt;b&amp;gt; and salt & wind',
    );
  });
});
