import { linkTo, type Picture } from '@/e2e/support/contentful/store';
import type { levels } from '@/lib/blog/findings';
import { node, text } from './rich-text';

/** An article as somebody really wrote or pasted it, and what readers and editors should get. */
export interface RealArticle {
  name: string;
  slug: string;
  fields: Record<string, unknown>;
  assets?: Record<string, Picture>;
  /** HTML of the body on the page, without attributes of pictures and new tabs. */
  page: string | RegExp;
  /** The body as Markdown. */
  markdown?: string | RegExp;
  /** What `npm run contentful -- check` reports, besides missing alternative texts. */
  problems?: (keyof typeof levels)[];
}

const paragraph = (...content: object[]) => node('paragraph', content);
const document = (...content: object[]) => node('document', content);
const asset = (id: string) => ({ target: linkTo('Asset', id) });
/** A picture of the content service, with the attributes that it has in a body. */
const picture = (attributes = '') => `<img src="//HOST/pictures/cover.jpg"${attributes}>`;
const span = (style: string, words: string) =>
  `<span style="font-size:11pt;font-family:Arial;white-space:pre-wrap;${style}">${words}</span>`;
const wordItem = (marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>` +
  `${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

const bodies: Record<string, Omit<RealArticle, 'name' | 'slug' | 'fields'> & { content1: unknown }> = {
  'a link to a file with spaces in its name': {
    content1:
      '<p><a href="https://example.org/files/House Rules 2026.pdf">rules</a> <a href="mailto:stay@example.org?subject=Beach week">mail</a> ' +
      '<a href="https://example.org/find?q=dog friendly">find</a> <a href="/House Rules.pdf">ours</a></p>',
    page:
      '<p><a href="https://example.org/files/House%20Rules%202026.pdf">rules</a> <a href="mailto:stay@example.org?subject=Beach%20week">mail</a> ' +
      '<a href="https://example.org/find?q=dog%20friendly">find</a> <a href="/House%20Rules.pdf">ours</a></p>',
    markdown: /\[rules\]\(https:\/\/example\.org\/files\/House%20Rules%202026\.pdf\)/,
    problems: ['odd-link', 'odd-link', 'odd-link', 'odd-link'],
  },
  'the same link in rich text': {
    content1: document(
      paragraph(
        node('hyperlink', [text('rules')], { uri: 'https://example.org/files/House Rules 2026.pdf' }),
      ),
    ),
    page: '<p><a href="https://example.org/files/House%20Rules%202026.pdf">rules</a></p>',
    problems: ['odd-link'],
  },
  'files: a PDF, a video and a drawing': {
    assets: {
      rules: { title: 'House rules', file: 'house-rules.pdf', contentType: 'application/pdf' },
      tour: { title: 'Walk through', file: 'tour.mp4', contentType: 'video/mp4' },
      map: { title: 'Map', description: 'Map', file: 'map.svg', contentType: 'image/svg+xml' },
    },
    content1: document(
      paragraph(text('Take the '), node('asset-hyperlink', [text('house rules')], asset('rules')), text('.')),
      ...['tour', 'map', 'rules'].map((id) => node('embedded-asset-block', [], asset(id))),
      paragraph(text('End.')),
    ),
    page:
      '<p>Take the <a href="http://HOST/pictures/house-rules.pdf">house rules</a>.</p>' +
      '<figure><video src="http://HOST/pictures/tour.mp4" controls="controls" preload="metadata" aria-label="Walk through"></video>' +
      '<figcaption><a href="http://HOST/pictures/tour.mp4">Walk through</a></figcaption></figure>' +
      '<figure><img src="http://HOST/pictures/map.svg" alt="Map"></figure>' +
      '<p><a href="http://HOST/pictures/house-rules.pdf">House rules</a></p><p>End.</p>',
    markdown:
      /\[Walk through\]\(http:\/\/HOST\/pictures\/tour\.mp4\)[\s\S]+!\[Map\]\(http:\/\/HOST\/pictures\/map\.svg\)/,
  },
  'nothing but a video': {
    assets: { tour: { title: 'Walk through', file: 'tour.mp4', contentType: 'video/mp4' } },
    content1: document(node('embedded-asset-block', [], asset('tour'))),
    page: /^<figure><video/,
  },
  'a copy from Google Docs': {
    content1:
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0000"><p dir="ltr">${span('font-weight:400', 'Plain words, ')}` +
      `${span('font-weight:700', 'heavy words')}${span('font-weight:400', ', ')}${span('font-style:italic', 'slanted words')}</p>` +
      `<h2 dir="ltr">${span('font-weight:400', 'Where to go')}</h2><br><p dir="ltr">${span('font-weight:400', 'Second paragraph.')}</p></b>`,
    page: '<p>Plain words, <strong>heavy words</strong>, <em>slanted words</em></p><h2 id="s-where-to-go">Where to go</h2><p>Second paragraph.</p>',
    markdown: 'Plain words, **heavy words**, *slanted words*\n\n## Where to go\n\nSecond paragraph.',
  },
  'an export of Google Docs': {
    content1:
      '<html><head><style type="text/css">.c1{font-weight:700}.c2{color:#000;font-weight:400}</style></head><body class="doc-content">' +
      '<p class="c0"><span class="c2">Plain words, </span><span class="c1">heavy words</span></p><p class="c0"><span class="c2"></span></p>' +
      '<p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D">a link</a></p></body></html>',
    page: '<p>Plain words, <strong>heavy words</strong></p><p><a href="https://example.org/a">a link</a></p>',
  },
  'a list from Word': {
    content1: `<p class=MsoNormal>Bring:<o:p></o:p></p>${wordItem('·', 'water')}${wordItem('·', 'a hat')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    page: '<p>Bring:</p><ul><li>water</li><li>a hat</li></ul>',
    markdown: 'Bring:\n\n- water\n- a hat',
  },
  'a wrapper around the paragraphs': {
    content1:
      '<div class="entry-content"><p>One paragraph.</p><p>Two paragraph.</p><h2>Head</h2><p>Three.</p></div>',
    page: '<p>One paragraph.</p><p>Two paragraph.</p><h2 id="s-head">Head</h2><p>Three.</p>',
  },
  'lines of Outlook': {
    content1:
      '<div dir="ltr"><div>One.</div><div><br></div><div>Two <img src="//HOST/pictures/cover.jpg" alt="A"></div></div>',
    page: `<p>One.</p><p>Two ${picture(' alt="A"')}</p>`,
  },
  'a quote of two paragraphs': {
    content1: document(
      node('blockquote', [paragraph(text('First of the quote.')), paragraph(text('Second.'))]),
    ),
    page: '<blockquote><p>First of the quote.</p><p>Second.</p></blockquote>',
  },
  'a hyperlink without an address': {
    content1: document(
      paragraph(text('See '), { ...node('hyperlink', [text('this')]), data: {} }),
      paragraph(text('More.')),
    ),
    page: '<p>See this</p><p>More.</p>',
    problems: ['odd-link'],
  },
  'a rule without content, and worse': {
    content1: document(
      paragraph(text('Words.')),
      { nodeType: 'hr', data: {} },
      { nodeType: 'paragraph', data: null },
    ),
    page: '<p>Words.</p><hr>',
    problems: ['unreadable'],
  },
  'WordPress’s classic editor': {
    content1:
      `Opening paragraph.\n\nSecond paragraph.\n\n${picture(' alt="beach" width="600" height="400" /')}\n\n` +
      `[caption id="a9" width="300"]${picture(' alt="" width="300" height="200" /')} Words of the caption[/caption]\n\n[gallery ids="1,2"]\n\nLast paragraph.`,
    page:
      `<p>Opening paragraph.</p><p>Second paragraph.</p><p>${picture(' alt="beach" width="600" height="400"')}</p>` +
      `<figure>${picture(' alt="" width="300" height="200"')}<figcaption>Words of the caption</figcaption></figure><p>Last paragraph.</p>`,
    problems: ['left-out'],
  },
  'inline tags alone': {
    content1:
      'Opening with <strong>bold</strong>, <a href="https://example.org/a">a link</a> and a break.<br />Don&#8217;t forget.\n\n' +
      '<h3>Only an h3</h3>\n\n<blockquote>A quote</blockquote>',
    page:
      '<p>Opening with <strong>bold</strong>, <a href="https://example.org/a">a link</a> and a break.<br>Don’t forget.</p>' +
      '<h2 id="s-only-an-h3">Only an h3</h2><blockquote><p>A quote</p></blockquote>',
    problems: ['heading-order'],
  },
  'Contentful’s Markdown editor': {
    content1:
      'Text.\n\n![A pelican](//HOST/pictures/cover.jpg)\n\n### Third level\n\n* star\n* second star\n\nSee [the menu](https://example.org/menu "Menu") at ~~noon~~ one.',
    page:
      `<p>Text.</p><p>${picture(' alt="A pelican"')}</p><h2 id="s-third-level">Third level</h2><ul><li>star</li><li>second star</li></ul>` +
      '<p>See <a href="https://example.org/menu" title="Menu">the menu</a> at <s>noon</s> one.</p>',
    markdown:
      /!\[A pelican\][\s\S]+## Third level\n\n- star\n- second star\n\nSee \[the menu\][^\n]+~~noon~~ one\./,
    problems: ['heading-order'],
  },
  'links outside of paragraphs': {
    content1:
      '<div>Line with <a href="https://example.org/a">a loose link</a></div><blockquote>Quote with <a href="https://example.org/q">a link</a></blockquote>' +
      '<h2>Head <a href="https://example.org/h">link</a></h2><p>x</p>',
    page: /<p>Line with <a [^>]+>a loose link<\/a><\/p><blockquote><p>Quote/,
  },
  anchors: {
    content1:
      '<p><a href="#faq">Jump</a> <a href="#note1">note</a> <a href="#gone">gone</a></p><h2 id="faq">Questions</h2><p id="note1">1. Note</p>',
    page: '<p><a href="#faq">Jump</a> <a href="#note1">note</a> <a href="#gone">gone</a></p><h2 id="faq">Questions</h2><p id="note1">1. Note</p>',
    problems: ['dead-anchor'],
  },
  'addresses without https': {
    content1: '<p><a href="www.example.org">site</a> <a href="stay@example.org">mail</a></p>',
    page: '<p><a href="https://www.example.org/">site</a> <a href="mailto:stay@example.org">mail</a></p>',
    problems: ['odd-link', 'odd-link'],
  },
  'old prices': {
    content1: '<p>Now <del>$500</del> <ins>$450</ins>, was <strike>$600</strike>, press <kbd>F5</kbd></p>',
    page: '<p>Now <del>$500</del> <ins>$450</ins>, was <s>$600</s>, press <kbd>F5</kbd></p>',
    markdown: /~~\$500~~ .*~~\$600~~/,
  },
  'words of removed elements': {
    content1:
      '<p>Before</p><video controls><source src="https://example.org/a.mp4">Your browser does not support the video tag.</video>' +
      '<form><label>Email</label><button>Subscribe</button></form><canvas>canvas words</canvas><p>After</p>',
    page: '<p>Before</p><p><a href="https://example.org/a.mp4">a.mp4</a></p><p>After</p>',
    problems: ['left-out', 'left-out'],
  },
  'pictures that are not there': {
    content1:
      '<p>x</p><figure><img src="https://old-blog.example.org/uploads/a.jpg" alt="Pier"><figcaption>The pier at dawn</figcaption></figure>' +
      '<img src="data:image/png;base64,iVBORw0KGgo=" alt="pasted"><iframe src="https://www.youtube.com/embed/abc"></iframe>',
    page: '<p>x</p>',
    problems: ['left-out', 'lost-picture', 'lost-picture'],
  },
  'empty headings': {
    content1: '<h2>&nbsp;</h2><p>Sand and salt air.</p><h2></h2><h2>Real one</h2><p>a</p><h2>Real two</h2>',
    page: '<p>Sand and salt air.</p><h2 id="s-real-one">Real one</h2><p>a</p><h2 id="s-real-two">Real two</h2>',
  },
  'another direction': {
    content1: '<p dir="rtl" lang="he">שלום לכולם!</p>',
    page: '<p dir="rtl" lang="he">שלום לכולם!</p>',
  },
  'soft line breaks': {
    content1: document(paragraph(text('line one\nline two'))),
    page: '<p>line one<br>line two</p>',
    markdown: /line one( {2}|\\)\nline two/,
  },
  'merged cells': {
    content1: document(
      node('table', [
        node('table-row', [node('table-cell', [paragraph(text('wide'))], { colspan: 2, rowspan: 1 })]),
      ]),
    ),
    page: /<td colspan="2" rowspan="1"><p>wide<\/p><\/td>/,
  },
};

/** An article for each body. */
export const realBodies: RealArticle[] = Object.entries(bodies).map(
  ([name, { content1, ...rest }], place) => ({
    name,
    slug: `body-${place + 1}`,
    fields: { title: `Body ${place + 1}`, slug: `body-${place + 1}`, author: 'Sarah Mitchell', content1 },
    ...rest,
  }),
);

/** Articles with odd titles and other fields. */
export const realFields: (Omit<RealArticle, 'page'> & { title: string })[] = [
  {
    name: 'an empty text1',
    slug: 'in-three-seven',
    fields: { text1: '', title: 'In three seven', content1: '<p>Words.</p>' },
    title: 'In three seven',
  },
  {
    name: 'an emptied rich text beside a body as text',
    slug: 'two-bodies',
    fields: {
      title: 'Two bodies',
      content1: document(paragraph(text(' '))),
      content1Text: 'Words of the *second* field.',
    },
    title: 'Two bodies',
  },
  {
    name: 'character references in the title',
    slug: 'dining-drinks-dont-miss-it',
    fields: { title: 'Dining &amp; Drinks: Don&#8217;t Miss It', content1: '<p>x</p>' },
    title: 'Dining & Drinks: Don’t Miss It',
    problems: ['changed-text'],
  },
  {
    name: 'half an emoji in the title and in the author',
    slug: 'a-cut-title',
    fields: { title: 'A cut title \ud83c', author: 'Sarah \udf0a Mitchell', content1: '<p>Body \ud83c.</p>' },
    title: 'A cut title',
    problems: ['control-character', 'control-character', 'control-character'],
  },
  {
    name: 'a slug with an accent',
    slug: 'best-cafes-on-30a',
    fields: { title: 'In three zero', slug: 'best-cafés-on-30a', content1: '<p>x</p>' },
    title: 'In three zero',
    problems: ['changed-slug'],
  },
  {
    name: 'a pasted path as slug',
    slug: 'my-lead-slug',
    fields: { title: 'In three zero b', slug: '/blog/my-lead-slug/', content1: '<p>x</p>' },
    title: 'In three zero b',
    problems: ['changed-slug'],
  },
  {
    name: 'a pasted address as slug',
    slug: 'quiet-coves',
    fields: {
      title: 'In three zero c',
      slug: 'https://example.org/blog/quiet-coves?x=1#y',
      content1: '<p>x</p>',
    },
    title: 'In three zero c',
    problems: ['changed-slug'],
  },
  {
    name: 'both titles and both bodies filled in',
    slug: 'the-first-title',
    fields: { text1: 'The first title', title: 'The second', content1: '<p>x</p>', content1Text: 'y' },
    title: 'The first title',
    problems: ['unused-field', 'unused-field'],
  },
  {
    name: 'a title of one long word',
    slug: 'accommodationsrestaurants-with-dogs',
    fields: {
      title: 'Accommodations/Restaurants With Dogs',
      author: 'Wolfeschlegelsteinhausenbergerdorff',
      content1: '<p>x</p>',
    },
    title: 'Accommodations/Restaurants With Dogs',
  },
  {
    name: 'a title in another script',
    slug: 'in-three-nine',
    fields: {
      title: 'שלום, 30A!',
      slug: 'in-three-nine',
      content1: '<p dir="rtl" lang="he">שלום לכולם!</p>',
    },
    title: 'שלום, 30A!',
  },
];
