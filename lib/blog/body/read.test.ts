import { describe, expect, test } from 'vitest';
import { readSource } from '@/lib/blog/testing/read-source';
import { looksLikeHtml } from './markup';
import { textOf } from './tree';

const read = (html: string) => readSource(html).html;
const problemsIn = (html: string) => readSource(html).findings.map(([problem]) => problem);

test.each([
  ['<p>Dunes</p>', true],
  ['<img src="x">', true],
  ['<H2>Dunes</H2>', true],
  ['One\n<ul><li>two</li></ul>', true],
  ['a < b and <strong>c</strong>', false],
  ['<pre>x</pre>', false],
  ['## Dunes', false],
])('%j is HTML: %s', (text, html) => {
  expect(looksLikeHtml(text)).toBe(html);
});

describe('removes', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an unclosed script', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['an event handler', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['a javascript: link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a javascript: link with a line break', '<p><a href="java\nscript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a javascript: link with spaces', '<p><a href=" j a v a script :alert(1)">a</a></p>', '<p>a</p>'],
    ['a javascript: link with entities', '<p><a href="&#106;avascript&#58;alert(1)">a</a></p>', '<p>a</p>'],
    ['a javascript: link in Markdown', '<p>a</p>[b](javascript:alert(1))', '<p>a</p><p>b</p>'],
    ['a data: link', '<p><a href="data:text/html,<script>1</script>">a</a></p>', '<p>a</p>'],
    ['a frame', '<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
    ['a frame’s srcdoc', '<p>a</p><iframe srcdoc="<script>1</script>"></iframe>', '<p>a</p>'],
    ['an object', '<p>a</p><object data="x">b</object><embed src="x">', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{display:none}</style>', '<p>a</p>'],
    ['an SVG', '<p>a</p><svg onload="alert(1)"><script>1</script></svg>', '<p>a</p>'],
    ['MathML', '<p>a</p><math><mtext><script>1</script></mtext></math>', '<p>a</p>'],
    [
      'a form with its text',
      '<p>a</p><form action="//evil.example"><label>b</label><button>c</button></form>',
      '<p>a</p>',
    ],
    ['a canvas with its text', '<p>a</p><canvas>b</canvas>', '<p>a</p>'],
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example"><p>a</p>', '<p>a</p>'],
    ['ids that no link leads to', '<p id="main" name="x">a</p>', '<p>a</p>'],
    [
      'ids that scripts could mistake for their own',
      '<p id="__next">a <a href="#__next">b</a></p>',
      '<p>a <a href="#__next">b</a></p>',
    ],
    ['a comment', '<p>a</p><!--[if IE]><script>1</script><![endif]-->', '<p>a</p>'],
    [
      'noscript',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>a</p>',
      '<p>a</p>',
    ],
    ['a picture from another host', '<p>a<img src="https://evil.example/pixel.gif"></p>', '<p>a</p>'],
    ['a data: picture', '<p>a<img src="data:image/svg+xml,x"></p>', '<p>a</p>'],
    ['hidden text', '<p>a<span style="display: none">b</span></p>', '<p>a</p>'],
    ['text that email programs hide', '<p>a</p><div style="DISPLAY:none !important">b</div>', '<p>a</p>'],
    ['text that Word hides', '<p>a<span style="mso-hide:all">b</span></p>', '<p>a</p>'],
    ['text with a hidden attribute', '<p>a<span hidden>b</span></p>', '<p>a</p>'],
  ])('%s', (_, html, left) => {
    expect(read(html)).toBe(left);
  });
});

describe('links', () => {
  const linkIn = (html: string) => /<a [^>]*>/.exec(read(html))?.[0];

  test.each([
    ['https://example.org/a', '<a href="https://example.org/a" target="_blank" rel="noopener">'],
    ['/blog', '<a href="/blog">'],
    ['//example.org', '<a href="https://example.org/" target="_blank" rel="noopener">'],
    ['/\\example.org', '<a href="http://example.org/" target="_blank" rel="noopener">'],
    ['mailto:a@example.org', '<a href="mailto:a@example.org">'],
    [
      ' https://example.org/a?q=dog\u00a0friendly\n',
      '<a href="https://example.org/a?q=dog%20friendly" target="_blank" rel="noopener">',
    ],
    ['tel:+1 850 555 0142', '<a href="tel:+18505550142">'],
    ['(850) 555-0142', '<a href="tel:8505550142">'],
    ['2026-10-14', '<a href="2026-10-14">'],
    ['bit.example/menu', '<a href="https://bit.example/menu" target="_blank" rel="noopener">'],
    ['“https://example.org/a”', '<a href="https://example.org/a" target="_blank" rel="noopener">'],
    ['example.org/menu', '<a href="https://example.org/menu" target="_blank" rel="noopener">'],
    ['https:// example.org/a b', '<a href="https://example.org/a%20b" target="_blank" rel="noopener">'],
    ['mailto: stay@example.org', '<a href="mailto:stay@example.org">'],
    // Editors sometimes put `http://` before an email address or a complete URL.
    ['http://stay@example.org/', '<a href="mailto:stay@example.org">'],
    ['mailto://stay@example.org?subject=Hi', '<a href="mailto:stay@example.org?subject=Hi">'],
    ['http://https://example.org/a', '<a href="https://example.org/a" target="_blank" rel="noopener">'],
    ['https//example.org', '<a href="https://example.org/" target="_blank" rel="noopener">'],
    ['http:/example.org', '<a href="http://example.org/" target="_blank" rel="noopener">'],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fa&amp;h=x',
      '<a href="https://example.org/a" target="_blank" rel="noopener">',
    ],
    [
      'https://outlook.office.com/mail/safelink.html?url=https%3A%2F%2Fexample.org%2Fa&amp;corid=x',
      '<a href="https://example.org/a" target="_blank" rel="noopener">',
    ],
    [
      'https://www.youtube.com/redirect?event=x&amp;q=https%3A%2F%2Fexample.org%2Fa',
      '<a href="https://example.org/a" target="_blank" rel="noopener">',
    ],
    [
      'https://www.google.com/url?q=https://example.org/a&amp;sa=D',
      '<a href="https://example.org/a" target="_blank" rel="noopener">',
    ],
    ['other-post', '<a href="other-post">'],
    ['menu.html', '<a href="menu.html">'],
  ])('%s', (href, link) => {
    expect(linkIn(`<p><a href="${href}" onclick="x" target="x">a</a></p>`)).toBe(link);
  });

  test('without an address become plain text and are reported', () => {
    expect(read('<p><a href=" ">a</a> <a>b</a></p>')).toBe('<p>a b</p>');
    expect(
      problemsIn('<p><a href=" ">a</a> <a href="www.example.org">b</a> <a href="ftp://x">c</a></p>'),
    ).toEqual(['odd-link', 'odd-link', 'unsafe-link']);
  });

  test('to an anchor lead to the element with that id or name, or to the heading with that text', () => {
    const { html, outline } = readSource(
      '<p><a href="#faq">a</a><a href="#note">b</a><a href="#how-to-book">c</a>' +
        '<a href="#gone">d</a><a href="#top">e</a></p>' +
        '<h2 id="faq">Questions</h2><p><a name="note"></a>A note</p><h2>How to book</h2>',
    );
    expect(html).toContain(
      '<h2 id="faq">Questions</h2><p><span id="note"></span>A note</p><h2 id="how-to-book">',
    );
    expect(outline.deadAnchors()).toEqual(['gone']);
    expect(read('<p><a href="#_ftn1">a</a></p><p><a name="_ftn1">b</a></p>')).toContain('<span id="_ftn1">');
    for (const link of ['"#q&amp;a and more"', "'#q&a%20and%20more'"])
      expect(read(`<p><a href = ${link}>a</a></p><h2 id="q&amp;a and more">b</h2>`)).toContain(
        '<h2 id="q&amp;a and more">b</h2>',
      );
    expect(outline.headings.map(({ id }) => id)).toEqual(['faq', 'how-to-book']);
  });
});

describe('pictures and files', () => {
  test('from allowed hosts stay, without their query string and with their size in pixels', () => {
    expect(
      read(
        '<p><img src="//images.ctfassets.net/s/a.jpg?w=9" alt="Dunes" width="800px" height="500" loading="eager"></p>',
      ),
    ).toBe('<p><img src="https://images.ctfassets.net/s/a.jpg" alt="Dunes" width="800" height="500"></p>');
    expect(read('<p><img src="//images.ctfassets.net/s/a.jpg" width="100%" height="5"></p>')).toBe(
      '<p><img src="https://images.ctfassets.net/s/a.jpg" alt=""></p>',
    );
  });

  test.each([
    'src="data:image/gif;base64,R0" data-src="/images/a.jpg"',
    'src="data:image/gif;base64,R0" data-lazy-src=" /images/a.jpg "',
    'srcset="/images/a.jpg 800w, /images/b.jpg 400w"',
    'src="data:image/gif;base64,R0" data-srcset="/images/a.jpg, /images/b.jpg 2x"',
    'src="data:image/gif;base64,R0" data-lazy-srcset="/images/a.jpg 800w"',
    'src="data:image/gif;base64,R0" srcset="/images/a.jpg 1x"',
  ])('that a lazy-loading script would add are shown: %s', (attributes) => {
    expect(read(`<p><img ${attributes}></p>`)).toBe('<p><img src="/images/a.jpg" alt=""></p>');
  });

  test('that show an emoji become its character', () => {
    const picture = (alt: string) => read(`<p>a <img src="https://s.w.org/1f600.png" alt="${alt}"></p>`);
    expect([picture('😀'), picture('1')]).toEqual(['<p>a 😀</p>', '<p>a </p>']);
  });

  test('the caption of a gallery is a paragraph', () => {
    const html = '<figure><figure><img src="/images/a.jpg"></figure><figcaption>b</figcaption></figure>';
    expect(read(html)).toBe('<figure><img src="/images/a.jpg" alt=""></figure><p>b</p>');
  });

  test('a figure without a picture becomes text', () => {
    const html =
      '<figure><p>a</p><figcaption>b</figcaption></figure><figure><figcaption>c</figcaption></figure>';
    expect(read(html)).toBe('<p>a</p><p>b</p><p>c</p>');
  });

  test('videos from allowed hosts play, others become links, and their fallback text is removed', () => {
    const video = (src: string) =>
      `<p>a</p><video controls autoplay><source src="${src}">Your browser is old.</video>`;
    expect(read(video('//videos.ctfassets.net/s/tour.mp4'))).toBe(
      '<p>a</p><figure><video src="https://videos.ctfassets.net/s/tour.mp4" ' +
        'controls="controls" preload="metadata" aria-label="tour.mp4"></video><figcaption>' +
        '<a href="https://videos.ctfassets.net/s/tour.mp4" target="_blank" rel="noopener">tour.mp4</a>' +
        '</figcaption></figure>',
    );
    expect(read(video('https://example.org/a.mp4'))).toBe(
      '<p>a</p><p><a href="https://example.org/a.mp4" target="_blank" rel="noopener">a.mp4</a></p>',
    );
    expect(
      problemsIn('<p>a</p><video>b</video><iframe src="https://example.org/x"></iframe><form>c</form>'),
    ).toEqual(['lost-picture', 'left-out', 'left-out']);
  });
});

describe('paragraphs', () => {
  const two = '<p>a</p><p>b</p>';
  test.each([
    ['in columns', '<div><div><p>a</p></div><div><section><p>b</p></section></div></div>', two],
    ['in a span', '<span><p>a</p><p>b</p></span>', two],
    ['in an Outlook email', '<div dir="ltr"><div>a</div><div><br></div><div>b</div></div><p> </p>', two],
    ['loose, with blank lines between them', 'a\n\nb\n<p>&nbsp;</p>', two],
    ['in bold', '<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    [
      'in a link',
      '<a href="/x"><div>a</div><p>b</p></a>',
      '<p><a href="/x">a</a></p><p><a href="/x">b</a></p>',
    ],
    ['in a quote', '<blockquote>a\n\nb</blockquote><p>c</p>', `<blockquote>${two}</blockquote><p>c</p>`],
    ['in a cell', `<table><tr><td>${two}</td></tr></table>`, `<table><tr><td>${two}</td></tr></table>`],
    ['alone in a cell', '<table><tr><td><p>a</p></td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    [
      'alone in an item',
      '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'in a caption',
      '<figure><table></table><img src="/images/a.jpg"><figcaption><p>a</p></figcaption></figure>',
      '<figure><img src="/images/a.jpg" alt=""><figcaption>a</figcaption></figure>',
    ],
    ['that are blank', '<p>a</p><p>&nbsp;</p><p><b> </b><br></p><ul><li></li></ul><p>b</p>', two],
    ['with a heading that holds blocks', '<h2><div>a</div></h2><p>b</p>', '<h2 id="s-a">a</h2><p>b</p>'],
    ['in a heading', '<h2><p>a</p><p>b</p></h2>', '<h2 id="s-a">a</h2><p>b</p>'],
    [
      'after a heading that is not closed',
      '<h2>a<p>b</p><ul><li>c</li></ul>',
      '<h2 id="s-a">a</h2><p>b</p><ul><li>c</li></ul>',
    ],
    [
      'beside the rows of a table',
      '<table>a<tr><td>b</td></tr></table>',
      '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
    ],
    ['in cells without a table', '<tr><td>a</td><td>b</td></tr>', two],
    ['in terms and captions that are loose', '<dt>a</dt><figcaption>b</figcaption>', two],
    ['and items without a list', '<li>a</li> <li>b</li><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('word processors', () => {
  test('a copy from Google Docs is not bold, and its styles become elements', () => {
    const span = (style: string, words: string) => `<span style="font-size:11pt;${style}">${words}</span>`;
    const copy = [
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr">',
      span('font-weight:400', 'a '),
      span('font-weight:700', 'b '),
      span('font-weight:700', 'c'),
      span('font-style:italic', 'd'),
      span('text-decoration:line-through', 'e'),
      span('vertical-align:super', 'f'),
      span('vertical-align:sub', 'g'),
      `</p><h2 dir="ltr">${span('font-weight:700', 'h')}</h2><br>`,
      '<ul><li dir="ltr"><p dir="ltr">i</p></li><ul><li>j</li></ul></ul></b>',
    ];
    expect(read(copy.join(''))).toBe(
      '<p>a <strong>b c</strong><em>d</em><s>e</s><sup>f</sup><sub>g</sub></p>' +
        '<h2 id="s-h">h</h2><ul><li>i<ul><li>j</li></ul></li></ul>',
    );
  });

  test('Quill has the kind and the depth of a list on its items', () => {
    expect(
      read(
        '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li>' +
          '<li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
      ),
    ).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>');
    expect(read('<ol><li data-list="checked">a</li><li data-list="unchecked">b</li></ol>')).toBe(
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    );
    expect(read('<ol><li>a</li><li class="ql-indent-1">b</li><li>c</li></ol>')).toBe(
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    );
  });

  test('an export of Google Docs has its styles in classes, and nested lists beside each other', () => {
    const file = [
      '<html><head><style type="text/css">@import url(x);.c0{font-weight:400}',
      '.c1{color:#000;font-weight:700}.c2{font-style:italic}</style></head><body class="doc-content">',
      '<p class="c9"><span class="c0">a</span><span class="c1 c2">b</span></p><p><span class="c0"></span></p>',
      '<ul class="lst-kix_ab-0 start"><li class="c1">c</li></ul>',
      '<ol class="lst-kix_ab-1 start"><li>d</li></ol></body></html>',
    ];
    expect(read(file.join(''))).toBe(
      '<p>a<em><strong>b</strong></em></p><ul><li><strong>c</strong><ol><li>d</li></ol></li></ul>',
    );
  });

  test('a list from Word becomes a list with the same levels', () => {
    const item = (level: number, marker: string, words: string) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
      `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
      `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
    const copy = [
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>a</b><o:p></o:p></p>`,
      ...[item(1, '·', 'b'), item(2, 'o', 'c'), item(1, '·', 'd')],
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>',
      ...[item(1, '3.', 'e'), item(1, '4.', 'f')],
      '<p>g</p>',
      ...[item(1, 'Ø', 'h'), item(1, 'ü', 'i')],
    ];
    expect(read(copy.join('\n'))).toBe(
      '<p><strong>a</strong></p><ul><li>b<ul><li>c</li></ul></li><li>d</li></ul>' +
        '<ol start="3"><li>e</li><li>f</li></ol><p>g</p><ul><li>h</li><li>i</li></ul>',
    );
  });

  test.each([
    ['<p>·&nbsp;&nbsp;&nbsp; a</p><p>·&nbsp; b</p><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
    ['<p>• a<br>• <b>b</b></p>', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['<p>1.&nbsp;&nbsp; a</p><p>2.&nbsp;&nbsp; b</p>', '<ol><li>a</li><li>b</li></ol>'],
    ['<p>·  a</p><p>o   b</p><p>1.  c</p>', '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>'],
    [
      '<ul class="bulleted-list"><li>a</li></ul><ul class="bulleted-list"><li>b</li></ul>',
      '<ul><li>a</li><li>b</li></ul>',
    ],
    ['<p>1. a</p><p>o b</p><p>– c</p>', '<p>1. a</p><p>o b</p><p>– c</p>'],
  ])('%s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('WordPress', () => {
  const picture = '<img src="/images/a.jpg" alt="">';
  test.each([
    [
      'a caption',
      `a\n\n[caption id="x" width="3"]${picture} b <em>c</em>[/caption]\n\nd`,
      `<p>a</p><figure>${picture}<figcaption>b <em>c</em></figcaption></figure><p>d</p>`,
    ],
    [
      'an older caption',
      `[caption width="3" caption="b"]<a href="/x">${picture}</a>[/caption]`,
      `<figure><a href="/x">${picture}</a><figcaption>b</figcaption></figure>`,
    ],
    [
      'other shortcodes',
      `<p>a [gallery ids="1,2"/]</p>[contact-form-7][my_slider id=1][vc_row][1] [sic] b[/vc_row] [url=/x]c[/url]`,
      '<p>a </p><p>[1] [sic] b c</p>',
    ],
    [
      'a gallery',
      `<figure><figure>${picture}</figure><figure>${picture}<figcaption>a</figcaption></figure></figure>`,
      `<figure>${picture}</figure><figure>${picture}<figcaption>a</figcaption></figure>`,
    ],
    [
      'captions from older themes',
      `<div class="wp-caption alignnone">${picture}<p class="wp-caption-text">a</p></div>` +
        '<div class="wp-caption"><img src="https://old.example/a.jpg"><p class="wp-caption-text">b</p></div>',
      `<figure>${picture}<figcaption>a</figcaption></figure>`,
    ],
    [
      'a file with two links',
      '<div class="wp-block-file"><a href="/a.pdf">a</a>' +
        '<a class="wp-block-file__button" href="/a.pdf">b</a></div><p>c</p>',
      '<p><a href="/a.pdf">a</a></p><p>c</p>',
    ],
    [
      'comments',
      'a\n\n<!--more-->\n\n<h3>b</h3><!-- wp:paragraph --><p>c</p>',
      '<p>a</p><h2 id="s-b">b</h2><p>c</p>',
    ],
    [
      'Markdown with a tag in it',
      `## a\n\n- b\n- **c**\n\n[d](/x)\n\n<p>e</p>`,
      '<h2 id="s-a">a</h2><ul><li>b</li><li><strong>c</strong></li></ul>' +
        '<p><a href="/x" target="_blank" rel="noopener">d</a></p><p>e</p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected);
  });

  test('shortcodes that are left out are reported', () => {
    expect(problemsIn('a [gallery] b [caption]<img src="/images/a.jpg">[/caption] [video](/tour)')).toEqual([
      'left-out',
    ]);
  });
});

test('keeps old prices and keys', () => {
  expect(read('<p><del>a</del> <ins>b</ins> <strike>c</strike> <kbd>d</kbd></p>')).toBe(
    '<p><del>a</del> <ins>b</ins> <s>c</s> <kbd>d</kbd></p>',
  );
});

test('keeps directions and languages', () => {
  expect(
    read(
      '<div dir="rtl" lang="he"><p>a</p><p>b <span dir="ltr" lang="es">c</span></p></div>' +
        '<p dir="ltr" lang="EN-US">d</p>',
    ),
  ).toBe(
    '<p dir="rtl" lang="he">a</p><p dir="rtl" lang="he">b <span dir="ltr" lang="es">c</span></p><p>d</p>',
  );
  expect(read('<div dir="rtl" lang="he"><div dir="ltr" lang="en"><p>a</p></div><p>b</p></div>')).toBe(
    '<p dir="ltr" lang="en">a</p><p dir="rtl" lang="he">b</p>',
  );
  expect(read('<ol reversed><li>a</li></ol>')).toBe('<ol reversed=""><li>a</li></ol>');
});

test('gives headings ids and levels from h2 without gaps, and drops empty ones', () => {
  const { html, outline } = readSource(
    '<h1>One</h1><h2>&nbsp;</h2><h4>Two &amp; more</h4><h2><img src="/images/a.jpg"></h2><h2>One</h2>',
  );
  expect(html).toBe(
    '<h2 id="s-one">One</h2><h3 id="s-two-more">Two &amp; more</h3><p><img src="/images/a.jpg" alt=""></p>' +
      '<h2 id="s-one-2">One</h2>',
  );
  expect(outline.headings).toEqual([
    { id: 's-one', text: 'One' },
    { id: 's-one-2', text: 'One' },
  ]);
});

test.each([
  ['quotes in the encoding of Windows', 'It\u0092s \u0093open\u0094 \u0096 now', 'It’s “open” – now'],
  [
    'more of ChatGPT’s references',
    'a :contentReference[oaicite:3]{index=3} b citeturn2view3turn1search0',
    'a b',
  ],
  ['references that were escaped twice', 'a&amp;#8217;s &amp;amp; b&amp;nbsp;c', 'a’s &amp; b\u00a0c'],
  ['UTF-8 read as Windows-1252', 'Donâ€™t', 'Don’t'],
  ['ChatGPT’s references', 'a\ue200cite\ue202turn0search0\ue201 b【4:1†source】', 'a b'],
  ['an escaped body', '&lt;p&gt;a &amp;amp; b&lt;/p&gt;\n&lt;p&gt;c&lt;/p&gt;', 'a &amp; b</p><p>c'],
  ['an escaped script', '&lt;p&gt;a&lt;script&gt;1&lt;/script&gt;&lt;/p&gt;', 'a'],
])('repairs %s', (_, source, html) => expect(read(source)).toBe(`<p>${html}</p>`));

test('separates the text of blocks', () => {
  const { nodes } = readSource(
    '<h2>Tides</h2><p>High &amp; low<br>water</p><ul><li>one</li><li>two</li></ul>' +
      '<dl><dt>three</dt><dd>four</dd></dl><table><caption>five</caption><tr><th>six</th><td>seven</td></tr>' +
      '<tr><td>eight</td></tr></table><pre>nine</pre><pre>ten</pre>',
  );
  expect(textOf(nodes)).toBe('Tides High & low water one two three four five six seven eight nine ten');
  expect(textOf(nodes, ({ tag }) => tag === 'h2')).toMatch(/^High/);
});

test.each(['<div><b>', '<div></i>', '<b title="<i>">'])(
  'keeps only the text of 20,000 unclosed %s',
  (tags) => {
    const { nodes, findings } = readSource(`<p>before</p>${tags.repeat(20_000)}deep &amp; down`);
    expect(textOf(nodes)).toMatch(/^before .*deep & down$/);
    expect(findings.map(([problem]) => problem)).toEqual(['unreadable']);
  },
);

test.each(['main', 'site-header', 'menu-homeowners', 'symbol-arrow', '_R_1_'])(
  'renames #%s, an id of the page, with its links',
  (id) => {
    const { html, outline } = readSource(`<p><a href="#${id}">Go</a></p><h2 id="${id}">Part</h2>`);
    expect(html).toBe(`<p><a href="#s-${id}">Go</a></p><h2 id="s-${id}">Part</h2>`);
    expect(outline.deadAnchors()).toEqual([]);
  },
);
