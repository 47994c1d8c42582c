import { expect, test } from 'vitest';
import { parseDocument } from './html.ts';
import { usedRules } from './used-rules.ts';

const pageWith = (classes: string, style = '') =>
  parseDocument(
    `<html><head></head><body><p class="${classes}"><a style="${style}">Link</a></p></body></html>`,
  );

const utilities = String.raw`.block{display:block}.p-2\.5{padding:calc(var(--spacing)*2.5)}:where(.space-y-4>:not(:last-child)){margin:1rem}`;
const wide = String.raw`@media (min-width:56.25rem){.md\:grid-cols-\[4fr_7fr\]{grid-template-columns:4fr 7fr}}`;
const hover = String.raw`@media (hover:hover){.group-hover\:text-link:is(:where(.group):hover *){color:var(--color-link)}}`;
const sheet = (rules: string) =>
  `@layer base{.legacy{color:red}}@layer utilities{${rules}}.outside{color:red}`;

test.each([
  ['block', '.block{display:block}'],
  ['other p-2.5', String.raw`.p-2\.5{padding:calc(var(--spacing)*2.5)}`],
  ['space-y-4', ':where(.space-y-4>:not(:last-child)){margin:1rem}'],
  ['md:grid-cols-[4fr_7fr]', wide],
  ['group-hover:text-link', hover],
  ['group', ''],
  ['', ''],
])('of the utilities, a document with the classes "%s" keeps its own', (classes, kept) => {
  expect(usedRules(sheet(utilities + wide + hover), pageWith(classes))).toBe(sheet(kept));
});

test('custom properties that no rule and no style attribute reads are left out', () => {
  const theme = '@layer theme{:root{--spacing:4px;--color-link:red;--color-accent:blue}}';
  const types =
    '@property --tw-blur{syntax:"*";inherits:false}@property --spacing{syntax:"*";inherits:false}';
  const css = `${theme}@layer utilities{${utilities}}${types}`;
  expect(usedRules(css, pageWith('p-2.5', 'color:var(--color-accent)'))).toBe(
    '@layer theme{:root{--spacing:4px;--color-accent:blue}}' +
      String.raw`@layer utilities{.p-2\.5{padding:calc(var(--spacing)*2.5)}}` +
      '@property --spacing{syntax:"*";inherits:false}',
  );
});
