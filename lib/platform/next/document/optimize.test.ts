import { expect, test } from 'vitest';
import { parseEnvironment } from '../../env.ts';
import { loaderCode } from '../browser/loader.ts';
import { documentPolicy } from './finalize.ts';
import { parseDocument } from './html.ts';
import { optimizeDocument } from './optimize.ts';

const face = '@font-face{font-family:sans;src:url(../media/sans.woff2)format("woff2")}';
const fallback = '@font-face{font-family:sans Fallback;src:local(Arial)}';
const backgrounds = '.a{background:url(../media/a.svg)}.b{background:url(data:image/gif,x)}';
const arrow = '<symbol id="arrow" viewBox="0 0 24 24"><path d="M1"/></symbol>';
const contents: Record<string, string> = {
  '/_next/static/chunks/a.css': `${face}${fallback}${backgrounds}`,
  '/_next/static/chunks/odd.css': '.a::after{content:"</style>"}',
  '/_next/static/islands/manifest.json': JSON.stringify({
    runtime: '/_next/static/islands/react.js',
    islands: {
      'stay-card': { file: '/_next/static/islands/stay-card.js', classes: ['late'] },
      'load-more': { file: '/_next/static/islands/load-more.js', classes: ['later'] },
    },
  }),
  '/_next/static/chunks/utilities.css': '@layer utilities{.late{color:red}.later{color:blue}}',
  '/_next/static/media/icons.svg': `<svg>${arrow}<symbol id="mail"><path d="M2"/></symbol></svg>`,
};
const readFile = (address: string) => contents[address] ?? null;

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const use = (address: string) => `<svg><use href="${address}"></use></svg>`;
const runtime = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

function page({ head = '', body = '<p>Text</p>' } = {}): string {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
  const end = `${runtime('b')}${data}`;
  return `<!DOCTYPE html><html><head>${preload}${head}${runtime('a')}</head><body>${body}${end}</body></html>`;
}

function optimizeHtml(html: string) {
  const result = optimizeDocument(parseDocument(html), readFile);
  if (typeof result !== 'string') throw new Error(result.unknown);
  return result;
}

test('a page has neither a script nor the data of Next', () => {
  const html = optimizeHtml(page());
  expect(html).not.toMatch(/<script src=|rel="preload" as="script"|__next_f/);
  expect(html).toContain('data-runtime="/_next/static/islands/react.js" data-islands=""');
});

test('a page names the files of its islands, and has the utilities that they need later', () => {
  const body = '<main><div data-island="stay-card"></div></main>';
  const html = optimizeHtml(page({ head: link('utilities'), body }));
  expect(html).toContain('react.js /_next/static/islands/stay-card.js" data-islands="stay-card"');
  expect(html).toContain('.late{color:red}');
  expect(html).not.toMatch(/load-more|\.later/);
});

test.each([
  '<script id="loader" data-runtime="//evil.example/a.js">1</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  `<script>${loaderCode}</script>`,
])('a script in content is left out: %s', (script) => {
  const html = optimizeHtml(page({ body: `<main>${script}</main>` }));
  expect(html).toContain('<main></main>');
});

test('a data block in content stays', () => {
  const body = '<main><script type="application/ld+json">{"name":"Café"}</script></main>';
  expect(optimizeHtml(page({ body }))).toContain(body);
});

test.each([
  ['index, follow', true],
  ['noindex, follow', true],
  ['noindex, nofollow', false],
  ['noindex', false],
])('a page whose robots tag is "%s" has a script that counts its visits: %s', (content, isCounted) => {
  const html = optimizeHtml(page({ head: `<meta name="robots" content="${content}"/>` }));
  expect(html.includes('sendBeacon')).toBe(isCounted);
});

test('a style sheet is inlined in place of its link', () => {
  const html = optimizeHtml(page({ head: link('a') }));
  expect(html).toContain('.a{background:url(/_next/static/media/a.svg)}');
  expect(html).toContain('url(data:image/gif,x)');
  expect(html).not.toContain('rel="stylesheet"');
});

test('the title and the tags of link previews come before the styles', () => {
  const tags = '<title>Home</title><meta property="og:image" content="/og.png"/>';
  const [head = ''] = optimizeHtml(page({ head: `${link('a')}${tags}` })).split('</head>');
  expect(head.indexOf(tags)).toBeGreaterThan(0);
  expect(head.indexOf('<style')).toBeGreaterThan(head.indexOf(tags));
});

test('web fonts wait unless scripts are off; fallback fonts do not wait', () => {
  const html = optimizeHtml(page({ head: link('a') }));
  const [, faces] = /<style id="web-fonts" media="\(scripting: none\)">(.*?)<\/style>/.exec(html) ?? [];
  expect(faces).toBe(face.replace('..', '/_next/static'));
  expect(html).toContain(`<style>${fallback}`);
});

test('the policy allows the inlined parts', () => {
  const document = parseDocument(optimizeHtml(page({ head: link('a') })));
  const policy = documentPolicy(document, parseEnvironment({}));
  expect(policy).toMatch(/style-src 'self'( 'sha256-[^ ;]+'){2}(?! 'sha256-)/);
  // These four are the head script, the visit counter, the speculation rules and the loader.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^ ;]+'){4}(?! 'sha256-)/);
});

test('a symbol is inlined once, however often it is used', () => {
  const arrow = use('/_next/static/media/icons.svg#arrow');
  const html = optimizeHtml(page({ body: `${arrow}${arrow}` }));
  expect(html.match(/<use href="#symbol-arrow">/g)).toHaveLength(2);
  expect(html.match(/<symbol id="symbol-arrow" viewBox="0 0 24 24">/g)).toHaveLength(1);
  expect(html).not.toContain('M2');
});

test.each(['/_next/static/media/other.svg#arrow', '/_next/static/media/icons.svg#unknown', '#own'])(
  'the icon %s is not changed',
  (address) => expect(optimizeHtml(page({ body: use(address) }))).toContain(use(address)),
);

test.each([
  ['document', page().replace('</body>', '')],
  ['style-sheet', page({ head: link('missing') })],
  ['style-sheet', page({ head: link('odd') })],
])('a document with an unknown %s is not changed', (unknown, html) => {
  expect(optimizeDocument(parseDocument(html), readFile)).toEqual({ unknown });
});
