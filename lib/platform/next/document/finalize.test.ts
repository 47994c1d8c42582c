import { expect, test } from 'vitest';
import { hashSource } from '../../csp.ts';
import { parseEnvironment } from '../../env.ts';
import { headCode } from '../browser/head-script.ts';
import { loaderCode } from '../browser/loader.ts';
import { documentPolicy } from './finalize.ts';
import { parseDocument } from './html.ts';

/** Returns the script sources in the policy of a document. */
function scriptSources(html: string) {
  const policy = documentPolicy(parseDocument(html), parseEnvironment({}));
  return /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
}

test('our inline scripts are allowed by their hashes; data blocks and files need none', () => {
  const html =
    `<script>${loaderCode}</script><script type="application/ld+json">{"a":1}</script>` +
    `<script src="/a.js" async=""></script><script id="x">${headCode}</script><script>${loaderCode}</script>`;
  expect(scriptSources(html)).toEqual(["'self'", hashSource(loaderCode), hashSource(headCode)]);
});

test.each(['alert(1)', 'self.__next_f.push([0])', `${loaderCode};alert(1)`])(
  'no other script is allowed: %s',
  (code) => expect(scriptSources(`<script>${code}</script>`)).toEqual(["'self'"]),
);

const copy = `<script id="loader" data-runtime="/_next/a.js">${loaderCode}</script>`;
test.each([
  ['inside main', copy],
  ['after an end of main', `</article></main>${copy}`],
  ['before an open comment', `</article></main></body>${copy}<!--`],
  ['beside a second head', `<head></head>${copy}<head>`],
])('a copy of our script inside content is not allowed: %s', (_, content) => {
  const page = `<head></head><body><main>${content}</main><footer></footer><script>${headCode}</script></body>`;
  expect(scriptSources(page)?.filter((source) => source !== hashSource(headCode))).toEqual(["'self'"]);
});
