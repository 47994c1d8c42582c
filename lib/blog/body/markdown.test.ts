import { describe, expect, test } from 'vitest';
import { readSource } from '@/lib/blog/testing/read-source';
import { looksLikeHtml } from './markup';

const html = (text: string) => readSource(text).html;
const inline = (text: string) => html(text).replace(/^<p>|<\/p>$/g, '');
const link = (href: string, words: string) => `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;

describe('blocks', () => {
  test.each([
    ['only blank lines end a paragraph', 'One\ntwo\r\n\r\nthree', '<p>One\ntwo</p><p>three</p>'],
    [
      'blank lines may hold spaces of any kind',
      'One\n\u00a0\ntwo\u2029three',
      '<p>One</p><p>two</p><p>three</p>',
    ],
    [
      '## starts a heading, # a smaller one',
      '## Tides\n\n# Low\n\ntext',
      '<h2 id="s-tides">Tides</h2><h3 data-small="" id="s-low">Low</h3><p>text</p>',
    ],
    ['= below a line makes it a heading', 'Tides\n===\n\nlow', '<h2 id="s-tides">Tides</h2><p>low</p>'],
    ['a heading needs no space', '##Tides\n\n#low', '<h2 id="s-tides">Tides</h2><p>#low</p>'],
    ['a smaller heading that comes first is an h2', '# Low', '<h2 data-small="" id="s-low">Low</h2>'],
    [
      '### and #### are deeper',
      '## a\n### b\n#### c',
      '<h2 id="s-a">a</h2><h3 id="s-b">b</h3><h4 id="s-c">c</h4>',
    ],
    [
      'lists may follow a line of text',
      'Bring:\n- water\n- a hat\n\n2. go\n3. come back',
      '<p>Bring:</p><ul><li>water</li><li>a hat</li></ul><ol start="2"><li>go</li><li>come back</li></ol>',
    ],
    ['another kind of list ends a list', '- one\n1. first', '<ul><li>one</li></ul><ol><li>first</li></ol>'],
    [
      'stars and plus signs make lists',
      '* one\n* two\n\n+ three',
      '<ul><li>one</li><li>two</li></ul><ul><li>three</li></ul>',
    ],
    ['typed bullets make lists', '• one\n⁃two', '<ul><li>one</li><li>two</li></ul>'],
    [
      'items may wrap',
      '- one\n  and more\n- two\nand more',
      '<ul><li>one\nand more</li><li>two\nand more</li></ul>',
    ],
    ['items may have blank lines between them', '1) one\n\n2) two', '<ol><li>one</li><li>two</li></ol>'],
    ['items may nest', '- one\n  - two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
    ['> starts a quote', '> one\n>\n> two', '<blockquote><p>one</p><p>two</p></blockquote>'],
    ['--- is a rule, also below a line', 'one\n---\ntwo', '<p>one</p><hr><p>two</p>'],
    [
      'a table',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['indented text is not code', 'one\n\n     two', '<p>one</p><p>two</p>'],
    [
      'a heading’s id of Google Docs',
      '## **Low** tide {#low-tide}',
      '<h2 id="s-low-tide"><strong>Low</strong> tide</h2>',
    ],
    [
      'a fence around everything',
      '```markdown\n## Tides\n\nlow\n```\n',
      '<h2 id="s-tides">Tides</h2><p>low</p>',
    ],
    ['a fence around HTML', '```html\n<p>low</p>\n```', '<p>low</p>'],
    ['boxes to tick', '- [ ] hats\n- [x] water', '<ul><li>☐ hats</li><li>☑ water</li></ul>'],
    ['code', '```\n<b>x</b>\n```', '<pre><code>&lt;b&gt;x&lt;/b&gt;\n</code></pre>'],
  ])('%s', (_, text, expected) => {
    expect(html(text).replaceAll('\n<', '<').replaceAll('>\n', '>')).toBe(expected.replaceAll('\n<', '<'));
  });
});

describe('inline marks', () => {
  test.each([
    ['**bold**', '<strong>bold</strong>'],
    ['__bold__', '<strong>bold</strong>'],
    ['*slanted*', '<em>slanted</em>'],
    ['_slanted_', '<em>slanted</em>'],
    ['a **b *c* d** e', 'a <strong>b <em>c</em> d</strong> e'],
    ['**bold:**no space', '<strong>bold:</strong>no space'],
    ['**bold **no', '<strong>bold </strong>no'],
    ['the**“bold”**one **and** another', 'the<strong>“bold”</strong>one <strong>and</strong> another'],
    ['heat**, pets** and $5*, $6*', 'heat**, pets** and $5*, $6*'],
    ['snake_case_name', 'snake_case_name'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['~~old~~ new', '<s>old</s> new'],
    ['`code`', '<code>code</code>'],
    ['\\*no\\* \\# 1\\. \\[x\\]', '*no* # 1. [x]'],
    ['[tides](https://example.org)', link('https://example.org/', 'tides')],
    ['[tides](/blog)', link('/blog', 'tides')],
    ['[tides] (https://example.org/)', link('https://example.org/', 'tides')],
    [
      '[tides](/blog “Read them”)',
      '<a href="/blog" target="_blank" rel="noopener" title="Read them">tides</a>',
    ],
    ['[tides](/blog?a="b"&c)', link('/blog?a=&quot;b&quot;&amp;c', 'tides')],
    [
      '[tides](/House Rules.pdf "Read them")',
      '<a href="/House%20Rules.pdf" target="_blank" rel="noopener" title="Read them">tides</a>',
    ],
    [
      '[call](tel:+1 (850) 555-0142)',
      '<a href="tel:+1(850)555-0142" target="_blank" rel="noopener">call</a>',
    ],
    ['[tides](</House Rules.pdf>)', link('/House%20Rules.pdf', 'tides')],
    [
      '<https://example.org/a> <me@example.org>',
      `${link('https://example.org/a', 'https://example.org/a')} ${link('mailto:me@example.org', 'me@example.org')}`,
    ],
    [
      '[tides][1]\n\n[1]: https://example.org/a "Tides"',
      '<a href="https://example.org/a" target="_blank" rel="noopener" title="Tides">tides</a>',
    ],
    ['[tides](#low)', '<a href="#low">tides</a>'],
    ['[tides](javascript:alert`1`)', 'tides'],
    ['[tides](java script:alert`1`)', 'tides'],
    ['[tides](javascript:alert(1))', 'tides'],
    ['[tides](data:text/html,x)', 'tides'],
    ['([tides](/wiki/Tide_(sea)))', `(${link('/wiki/Tide_(sea)', 'tides')})`],
    [
      '![A pelican](//images.ctfassets.net/s/a.jpg "x")',
      '<img src="https://images.ctfassets.net/s/a.jpg" alt="A pelican">',
    ],
    [
      '![Rules](//assets.ctfassets.net/s/House%20rules.pdf)',
      link('https://assets.ctfassets.net/s/House%20rules.pdf', 'Rules'),
    ],
  ])('%s', (text, expected) => {
    expect(inline(text)).toBe(expected);
  });
});

describe('tags', () => {
  test.each([
    ['a <strong>b *c*</strong>', 'a <strong>b <em>c</em></strong>'],
    ['**<u>a</u> b**', '<strong><u>a</u> b</strong>'],
    ['<B>a</B><br/>b <hr>', '<strong>a</strong><br>b'],
    ['Don&#8217;t &amp; &lt;go&gt;', 'Don’t &amp; &lt;go&gt;'],
    ['<SUMMER> <b>', '&lt;SUMMER&gt; &lt;b&gt;'],
    ['a<b>c and 5 < 6 & AT&T &copy', 'a&lt;b&gt;c and 5 &lt; 6 &amp; AT&amp;T &amp;copy'],
    ['a <!-- b --> c <!-- d', 'a  c &lt;!-- d'],
    ['`<div>`', '<code>&lt;div&gt;</code>'],
  ])('%s', (text, expected) => {
    expect(inline(text).replace(/<\/p><hr>$/, '')).toBe(expected);
  });
});

test('placeholder characters that an author typed are not replaced by elements', () => {
  expect(inline('a <em>b</em> \uFDD00\uFDD1 \uFDD07\uFDD1')).toMatch(/^a <em>b<\/em> /);
});

/** Each of these once took quadratic time, so a regression makes this test time out. */
test.each([
  ...[
    '[',
    '[a](',
    '[a](/b) ',
    '](',
    '*a* ',
    '**a*b* ',
    '_a_ ',
    '**_a',
    '[*_',
    '- ',
    '# ',
    '<b>',
    '<b></i>',
    '&lt;',
  ],
])('parses %j repeated 30,000 times', (part) => {
  expect(html(`${part.repeat(30_000)}${'_'.repeat(30_000)}${']'.repeat(30_000)}`)).toBeTruthy();
});

test.each(['<p ', '<'])('finds no HTML in %j repeated 30,000 times', (part) => {
  expect(looksLikeHtml(part.repeat(30_000))).toBe(false);
});
