import { afterEach, expect, test, vi } from 'vitest';
import { createOutline } from './headings';
import { htmlText, looksLikeHtml, sanitizeArticle } from './html';
import { inlineHtml } from './inline';
import { textHtml } from './text-html';

afterEach(() => vi.restoreAllMocks());

/** How many characters are searched or copied, entries moved and ids looked up while something runs: the work, whatever the machine. */
function workOf(run: () => unknown): number {
  let work = 0;
  const { exec } = RegExp.prototype;
  const { slice } = String.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    if (match) work += match.index + match[0].length - from;
    else work += this.sticky ? 1 : text.length - from; // a sticky pattern looks at one place (String.split)
    return match;
  });
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, from, to) {
    const part = slice.call(this, from, to);
    work += part.length;
    return part;
  });
  const { unshift } = Array.prototype;
  vi.spyOn(Array.prototype, 'unshift').mockImplementation(function (this: unknown[], ...items) {
    work += this.length;
    return unshift.apply(this, items);
  });
  for (const { prototype } of [Map, Set]) {
    const { has } = prototype;
    vi.spyOn(prototype, 'has').mockImplementation(function (this: Map<unknown, unknown>, key) {
      work += 1;
      return has.call(this, key);
    });
  }
  run();
  vi.restoreAllMocks();
  return work;
}

test.each([
  ...['[', '[a]', '[a](', '[a](b', '[a](/b) ', '](', '*', '**', '*a', '*a* ', '**a', '**a** ', '**a*b* '],
  ...['_', '__', '_a', ' _a', '_a_ ', '__a ', ' __a__', '**_a', '*__a', '[*_', '- ', '# ', '1. '],
])('twice as much of %j is at most twice the work', (part) => {
  const hostile = (times: number) => `${part.repeat(times)}${'_'.repeat(times)}${']'.repeat(times)}`;
  const work = (times: number) => workOf(() => textHtml(hostile(times), createOutline()));
  expect(work(2_000)).toBeLessThanOrEqual(2.2 * work(1_000));
});

test.each(['<p ', '< ', '<img', '<p', '<'])('so it is where HTML is looked for in %j', (part) => {
  const work = (times: number) => workOf(() => looksLikeHtml(part.repeat(times)));
  expect(work(2_000)).toBeLessThanOrEqual(2.2 * work(1_000));
});

test.each([
  ['## a\n', textHtml],
  ['<h2>a</h2>', sanitizeArticle],
])('so it is where every heading is %j', (heading, toHtml) => {
  const work = (times: number) => workOf(() => toHtml(heading.repeat(times), createOutline()));
  expect(work(1_000)).toBeLessThanOrEqual(2.2 * work(500));
});

test.each(['<div><b>', '<div></i>', '<b title="<i>">'])(
  '20,000 tags %s left open cost no more than their text',
  (tags) => {
    const html = `<p>before</p>${tags.repeat(20_000)}deep &amp; down`;
    let clean = '';
    expect(workOf(() => (clean = sanitizeArticle(html, createOutline())))).toBeLessThan(20 * html.length);
    expect(htmlText(clean)).toMatch(/^before .*deep & down$/);
  },
);

test('ten thousand emphasized words are ten thousand parts', () => {
  expect(inlineHtml('*a* '.repeat(10_000))).toBe('<em>a</em> '.repeat(10_000));
});
