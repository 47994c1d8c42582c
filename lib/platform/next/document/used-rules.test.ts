import { expect, test } from 'vitest';
import { applyEdits, parseDocument } from './html.ts';
import { renameClasses, shortNames, usedRules } from './used-rules.ts';

const pageWith = (classes: string, style = '') =>
  parseDocument(
    `<html><head></head><body><p class="${classes}"><a style="${style}">Link</a></p></body></html>`,
  );

const utilities = String.raw`.block{display:block}.p-2\.5{padding:1rem}:where(.space-y-4>:not(:last-child)){margin:1rem}`;
const wide = String.raw`@media (min-width:56.25rem){.md\:grid-cols-\[4fr_7fr\]{grid-template-columns:4fr 7fr}}`;
const hover = String.raw`@media (hover:hover){.group-hover\:text-link:is(:where(.group):hover *){color:red}}`;
const dot = String.raw`.before\:content-\[\'·\'\]:before{content:"·"}`;
const merged = '.left,.right{float:left}';
const sheet = (rules: string) =>
  `@layer base{.block p{color:red}}@layer utilities{${rules}}.outside{color:red}`;

test.each([
  ['block', '_0', '._0{display:block}'],
  ['outside p-2.5', 'outside _0', '._0{padding:1rem}'],
  ['space-y-4', '_0', ':where(._0>:not(:last-child)){margin:1rem}'],
  ['md:grid-cols-[4fr_7fr]', '_0', '@media (min-width:56.25rem){._0{grid-template-columns:4fr 7fr}}'],
  ['group-hover:text-link', '_0', '@media (hover:hover){._0:is(:where(.group):hover *){color:red}}'],
  ['group right', 'group _0', '._0{float:left}'],
  ["before:content-['·']", '_0', '._0:before{content:"·"}'],
  ['', '', ''],
])('a page with the classes "%s" has them as "%s", and their rules', (classes, renamed, rules) => {
  const page = pageWith(classes);
  const css = sheet(utilities + wide + hover + dot + merged);
  const names = shortNames([css], page);
  expect(usedRules([css], page, names)).toEqual([sheet(rules)]);
  expect(applyEdits(page.html, renameClasses(page, names))).toContain(`<p class="${renamed}">`);
});

test('a class keeps what HTML must have escaped', () => {
  const page = pageWith('before:content-[&quot;&amp;&quot;]');
  expect(applyEdits(page.html, renameClasses(page, new Map()))).toBe(page.html);
});

test('custom properties that no rule of any sheet and no style attribute reads are left out', () => {
  const theme =
    '@layer theme{:root{--gap:4px;--step:2rem;--color-link:red;--color-accent:blue}}@layer utilities{.gap{gap:var(--gap)}}';
  const types = '@property --tw-blur{syntax:"*";inherits:false}@property --gap{syntax:"*";inherits:false}';
  const other = '.prose h2{font-size:var(--step)}';
  const css = [theme + types, other];
  const page = pageWith('gap', 'color:var(--color-accent)');
  expect(usedRules(css, page, shortNames(css, page))).toEqual([
    '@layer theme{:root{--gap:4px;--step:2rem;--color-accent:blue}}@layer utilities{._0{gap:var(--gap)}}@property --gap{syntax:"*";inherits:false}',
    other,
  ]);
  const without = pageWith('gap');
  expect(usedRules(css, without, shortNames(css, without))[0]).not.toContain('--color-accent');
});
