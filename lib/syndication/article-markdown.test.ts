import { describe, expect, test } from 'vitest';
import type { Post } from '@/lib/blog/post/post';
import { readLatestWholePosts } from '@/lib/blog/posts';
import { readSource } from '@/lib/blog/testing/read-source';
import { articleMarkdown } from './article-markdown';
import { llmsText } from './llms-text';

const attack = '<img src=x onerror=alert(1)>';
const [base] = await readLatestWholePosts(1);
if (!base) throw new Error('There is no sample article.');

const withPost = (changes: Partial<Post>) =>
  articleMarkdown({ ...base, post: { ...base.post, ...changes } }).replace(/^---\n[\s\S]*?\n---\n/, '');

const withHtml = (html: string) => withPost({ body: [{ role: 'opening', nodes: readSource(html).nodes }] });

describe('escapes markup', () => {
  test('in the title', () => {
    expect(withPost({ title: `Tides ${attack}` })).toContain('# Tides &lt;img src=x onerror=alert(1)>');
  });

  test('in a title that looks like a link, and in the list of articles', () => {
    const title = `a](javascript:alert(1)) ${attack}`;
    expect(withPost({ title })).toContain('# a\\](javascript:alert(1)) &lt;img');
    expect(llmsText([{ ...base.post, title }], [])).toContain('- [a\\](javascript:alert(1)) &lt;img');
  });

  test('in a picture’s description', () => {
    const cover = { ...base.post.cover, alt: `a](javascript:alert(1)) ${attack}` };
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

  test('keeps escaped entities, and leaves other ampersands alone', () => {
    expect(withHtml('<p>&amp;lt;b&amp;gt; and salt &amp; wind</p>')).toContain(
      '&amp;lt;b&amp;gt; and salt & wind',
    );
  });
});

describe('writes', () => {
  test.each([
    [
      'marks within words and beside each other',
      'x<b>y</b>z <i>a<b>b</b></i> <b>c</b><i>d</i>',
      'x**y**z *a**b*** <strong>c</strong>*d*',
    ],
    [
      'marks with punctuation at their edges',
      '<b>a:</b>b <b>“c”</b> <b>d </b>e',
      '<strong>a:</strong>b **“c”** **d** e',
    ],
    [
      'the spaces of a link',
      'see<a href="/plans"> the plans </a>now',
      'see [the plans](http://localhost:3000/plans) now',
    ],
    ['line breaks in the text as spaces', '<b>a</b>\nb <code>c</code>\nd', '**a** b `c` d'],
    ['text that is struck through twice', '<s><del>a</del> b</s>', '<s>~~a~~ b</s>'],
    ['old prices and powers', '<del>$500</del> 10<sup>2</sup>', '~~$500~~ 10<sup>2</sup>'],
    [
      'addresses with parentheses',
      '<a href="https://example.org/a_(b)">c</a>',
      '[c](https://example.org/a_%28b%29)',
    ],
    ['text that looks like a list or heading', '2. a<br># b<br>- c', '2\\. a  \n\\# b  \n\\- c'],
  ])('%s', (_, html, expected) => {
    expect(withHtml(`<p>${html}</p>`)).toContain(`\n\n${expected}\n`);
  });

  test('lists with their numbers and levels', () => {
    const html = '<ol start="3"><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>';
    expect(withHtml(html)).toContain('\n3. a\n   - b\n4. c\n\n   d\n');
    for (const [start, number] of [
      ['a', 1],
      ['7b', 7],
      ['0', 0],
    ] as const)
      expect(withHtml(`<ol start="${start}"><li>x</li></ol>`)).toContain(`\n${number}. x\n`);
  });

  test('tables with one line per cell, and with empty cells in place of merged ones', () => {
    const rows = ['<td><p>a</p><p>b <b>c</b></p></td><td>d<br>e|</td>', '<td colspan="2">f</td>'];
    const html = `<table><tr><th>g</th><th>h</th></tr><tr>${rows.join('</tr><tr>')}</tr></table>`;
    expect(withHtml(html)).toContain('\n| g | h |\n| --- | --- |\n| a b **c** | d e\\| |\n| f |  |\n');
    expect(
      withHtml('<table><tr><td><h2>a</h2><table><tr><td>b</td></tr></table></td></tr></table>'),
    ).toContain('\n## a\n\n| b |\n| --- |\n');
    expect(withHtml('<table><p>a</p><tbody><td>b</td></tbody></table>')).toContain(
      '\n| a |\n| --- |\n| b |\n',
    );
  });
});
