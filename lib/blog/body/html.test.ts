import { describe, expect, test } from 'vitest';
import { createOutline } from './headings';
import { htmlText, looksLikeHtml, sanitizeArticle } from './html';

const clean = (html: string) => sanitizeArticle(html, createOutline());

test.each([
  ['<p>Dunes</p>', true],
  ['<img src="x">', true],
  ['<H2>Dunes</H2>', true],
  ['One\n<ul><li>two</li></ul>', true],
  ['a < b and <strong>c</strong>', false],
  ['<pre>x</pre>', false],
  ['## Dunes', false],
])('%j renders as HTML: %s', (text, html) => {
  expect(looksLikeHtml(text)).toBe(html);
});

describe('sanitizeArticle removes', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an unclosed script', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['an event handler', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a javascript: link', '<p><a href="javascript:alert(1)">a</a></p>', '<p><span>a</span></p>'],
    ['one with a line break', '<p><a href="java\nscript:alert(1)">a</a></p>', '<p><span>a</span></p>'],
    ['one with entities', '<p><a href="&#106;avascript&#58;alert(1)">a</a></p>', '<p><span>a</span></p>'],
    ['a data: link', '<p><a href="data:text/html,<script>1</script>">a</a></p>', '<p><span>a</span></p>'],
    ['a frame', '<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
    ['a frame’s srcdoc', '<p>a</p><iframe srcdoc="<script>1</script>"></iframe>', '<p>a</p>'],
    ['an object', '<p>a</p><object data="x"></object><embed src="x">', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{display:none}</style>', '<p>a</p>'],
    ['an SVG', '<p>a</p><svg onload="alert(1)"><script>1</script></svg>', '<p>a</p>'],
    ['MathML', '<p>a</p><math><mtext><script>1</script></mtext></math>', '<p>a</p>'],
    ['a form', '<p>a</p><form action="//evil.example"><input name="b"></form>', '<p>a</p>'],
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example"><p>a</p>', '<p>a</p>'],
    ['ids and names', '<p id="main" name="x">a</p>', '<p>a</p>'],
    ['a comment', '<p>a</p><!--[if IE]><script>1</script><![endif]-->', '<p>a</p>'],
    [
      'noscript',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>a</p>',
      '<p>a</p>',
    ],
    ['a picture from another host', '<p>a<img src="https://evil.example/pixel.gif"></p>', '<p>a</p>'],
    ['a data: picture', '<p>a<img src="data:image/svg+xml,x"></p>', '<p>a</p>'],
  ])('%s', (_, html, left) => {
    expect(clean(html).replace(/&quot;.*$/s, '')).toBe(left);
  });
});

test('opens links to other sites in a new tab, and ours in the same', () => {
  expect(clean('<p><a href="https://example.org/a" onclick="x">a</a></p>')).toBe(
    '<p><a href="https://example.org/a" target="_blank" rel="noopener">a</a></p>',
  );
  expect(clean('<p><a href="/blog" target="x">a</a></p>')).toBe('<p><a href="/blog">a</a></p>');
  expect(clean('<p><a href="//example.org">a</a></p>')).toContain(
    'href="http://example.org/" target="_blank"',
  );
  expect(clean('<p><a href="/\\example.org">a</a></p>')).toContain('target="_blank"');
  expect(clean('<p><a href="mailto:a@example.org">a</a></p>')).toBe(
    '<p><a href="mailto:a@example.org">a</a></p>',
  );
});

test('keeps pictures of allowed hosts without their query', () => {
  expect(
    clean(
      '<img src="//images.ctfassets.net/s/a.jpg?w=9" alt="Dunes" width="800" height="500" loading="eager">',
    ),
  ).toBe('<img src="https://images.ctfassets.net/s/a.jpg" alt="Dunes" width="800" height="500">');
});

test('gives headings ids and levels from h2 without gaps', () => {
  const outline = createOutline();
  const html = sanitizeArticle('<h1>One</h1><h4>Two &amp; more</h4><h2>One</h2>', outline);
  expect(html).toBe(
    '<h2 id="s-one">One</h2><h3 id="s-two-more">Two &amp; more</h3><h2 id="s-one-2">One</h2>',
  );
  expect(outline.headings).toEqual([
    { id: 's-one', text: 'One' },
    { id: 's-one-2', text: 'One' },
  ]);
});

test('separates the text of blocks', () => {
  expect(htmlText('<h2>Tides</h2><p>High &amp; low</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Tides High & low one two',
  );
  expect(htmlText('<h2>Tides</h2><p>High</p>', { headings: false })).toBe('High');
});

test.each(['<div><b>', '<div></i>', '<b title="<i>">'])(
  'keeps only the text of 20,000 unclosed %s',
  (tags) => {
    expect(htmlText(clean(`<p>before</p>${tags.repeat(20_000)}deep &amp; down`))).toMatch(
      /^before .*deep & down$/,
    );
  },
);
