import { describe, expect, test } from 'vitest';
import { createOutline } from './headings';
import { htmlText, looksLikeHtml } from './html';
import { inlineHtml } from './inline';
import { textHtml } from './text-html';

const html = (text: string) => textHtml(text, createOutline());
const link = (href: string, words: string) => `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;

describe('blocks', () => {
  test('only blank lines end a paragraph', () => {
    expect(html('One\ntwo\r\n\r\nthree')).toBe('<p>One two</p><p>three</p>');
  });

  test('## starts a heading, # a smaller one', () => {
    expect(html('## Tides\n\n# Low\n\ntext')).toBe(
      '<h2 id="s-tides">Tides</h2><h3 id="s-low" data-small>Low</h3><p>text</p>',
    );
  });

  test('a smaller heading that comes first is an h2', () => {
    expect(html('# Low')).toBe('<h2 id="s-low" data-small>Low</h2>');
  });

  test('lists may follow a line of text', () => {
    expect(html('Bring:\n- water\n- a hat\n\n2. go\n3. come back')).toBe(
      '<p>Bring:</p><ul><li>water</li><li>a hat</li></ul><ol start="2"><li>go</li><li>come back</li></ol>',
    );
  });

  test('another kind of list, or text, ends a list', () => {
    expect(html('- one\n1. first\ntext')).toBe(
      '<ul><li>one</li></ul><ol start="1"><li>first</li></ol><p>text</p>',
    );
  });

  test('have text without headings', () => {
    const words = htmlText(html('## Tides\n\nHigh *and* low\n\n- one\n- two'), { headings: false });
    expect(words).toBe('High and low one two');
  });
});

test('escapes HTML', () => {
  expect(html('# <b>"Salt" & wind</b>\n\n- <script>')).toBe(
    '<h2 id="s-b-salt-wind-b" data-small>&lt;b&gt;&quot;Salt&quot; &amp; wind&lt;/b&gt;</h2>' +
      '<ul><li>&lt;script&gt;</li></ul>',
  );
});

describe('inline marks', () => {
  test.each([
    ['**bold**', '<strong>bold</strong>'],
    ['__bold__', '<strong>bold</strong>'],
    ['*slanted*', '<em>slanted</em>'],
    ['_slanted_', '<em>slanted</em>'],
    ['snake_case_name', 'snake_case_name'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['[tides](https://example.org)', link('https://example.org/', 'tides')],
    ['[tides](/blog)', link('/blog', 'tides')],
    ['[tides](/blog?a="b"&c)', link('/blog?a=&quot;b&quot;&amp;c', 'tides')],
    ['[tides](javascript:alert`1`)', 'tides'],
    ['[tides](javascript:alert(1))', 'tides'],
    ['([tides](/wiki/Tide_(sea)))', '(<a href="/wiki/Tide_(sea)" target="_blank" rel="noopener">tides</a>)'],
    ['[tides](data:text/html,x)', 'tides'],
  ])('%s', (text, written) => {
    expect(inlineHtml(text)).toBe(written);
  });

  test('nest', () => {
    expect(inlineHtml('a **b *c* d** e')).toBe('a <strong>b <em>c</em> d</strong> e');
  });
});

/** Each of these once took quadratic time, so a regression makes this test time out. */
test.each([...['[', '[a](', '[a](/b) ', '](', '*a* ', '**a*b* ', '_a_ ', '**_a', '[*_', '- ', '# ']])(
  'parses %j repeated 100,000 times',
  (part) => {
    expect(html(`${part.repeat(100_000)}${'_'.repeat(100_000)}${']'.repeat(100_000)}`)).toBeTruthy();
  },
);

test.each(['<p ', '<'])('finds no HTML in %j repeated 100,000 times', (part) => {
  expect(looksLikeHtml(part.repeat(100_000))).toBe(false);
});
