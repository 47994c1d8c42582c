import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from '../../csp.ts';
import { inlineStyles } from './inline-styles.ts';

const face = '@font-face{font-family:sans;src:url(../media/sans.woff2)format("woff2")}';
const fallback = '@font-face{font-family:sans Fallback;src:local(Arial)}';
const sheets: Record<string, string> = {
  '/_next/static/chunks/a.css': `${face}${fallback}.a{background:url("../media/a.svg")}.b{background:url(data:image/gif,x)}`,
  '/_next/static/chunks/odd.css': '.a::after{content:"</style>"}',
};
const files = (address: string) => sheets[address] ?? null;
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (links: string) => `<html><head>${links}</head><body></body></html>`;

test('a style sheet comes with the document, and its link stays, switched off', () => {
  const html = inlineStyles(page(link('a')), files);
  expect(html).toContain('.a{background:url("/_next/static/chunks/../media/a.svg")}');
  expect(html).toContain('url(data:image/gif,x)');
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+a\.css" data-precedence="next" disabled=""\/>/);
  expect(inlineStyles(html, files)).toBe(html);
});

test('web fonts wait, unless scripts are off; their fallbacks do not', () => {
  const html = inlineStyles(page(link('a')), files);
  const [, faces] = /<style id="web-fonts" media="\(scripting: none\)">(.*?)<\/style>/.exec(html) ?? [];
  expect(faces).toBe(face.replace('../media', '/_next/static/chunks/../media'));
  expect(html).toContain(`<style>${fallback}`);
});

test('the policy allows what was put inside', () => {
  const html = inlineStyles(page(link('a')), files);
  expect(scriptHashes(html)).toHaveLength(1);
  const policy = contentSecurityPolicy(html, {
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_HOST: 'cdn.contentful.com',
    CONTENTFUL_IMAGE_HOSTS: [] as string[],
  } as Parameters<typeof contentSecurityPolicy>[1]);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/);
});

test.each(['missing', 'odd'])('what cannot be put inside (%s) is loaded as a file', (name) => {
  expect(inlineStyles(page(link(name)), files)).toBe(page(link(name)));
});
