import { expect, test } from 'vitest';
import { scriptHashes } from '../../csp.ts';
import { deferRuntime } from './defer-runtime.ts';

const page = (body: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` +
  `<script src="/_next/static/chunks/b.js" async=""></script></head><body>${body}` +
  `<script>self.__next_f.push([0])</script><script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>`;

test('the runtime waits, and its inline data stays', () => {
  const html = deferRuntime(page('<p>Text</p>'), null);
  expect(html).not.toMatch(/<script src=/);
  expect(html).not.toContain('rel="preload" as="script"');
  expect(html).toContain('<script>self.__next_f.push([0])</script>');
  expect(html).toMatch(/data-runtime="\/_next\/static\/chunks\/b\.js( \/_next\/static\/chunks\/a\.js)?"/);
});

test('data that can be fetched is not sent with the page', () => {
  const html = deferRuntime(page('<p>Text</p>'), 'v1');
  expect(html).toContain('<p>Text</p>');
  expect(html).not.toContain('__next_f.push');
  expect(html).toMatch(/ data-fetched="v1">/);
});

test('the loader is the same text on every page, and survives without its types', () => {
  const loader = (html: string) => scriptHashes(html).at(-1);
  expect(loader(deferRuntime(page('one'), 'v1'))).toBe(loader(deferRuntime(page('two'), 'v1')));
  const code = /<script id="loader"[^>]*>(.*?)<\/script>/.exec(deferRuntime(page(''), 'v1'))?.[1] ?? '';
  expect(() => new Function(code)).not.toThrow();
});

test('a document without a runtime is left as it is', () => {
  expect(deferRuntime('<html><body>Plain</body></html>', 'v1')).toBe('<html><body>Plain</body></html>');
});
