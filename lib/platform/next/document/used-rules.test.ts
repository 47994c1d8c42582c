import { expect, test } from 'vitest';
import { parseDocument } from './html.ts';
import { listUtilities, pickUsedRules } from './used-rules.ts';

const pageWith = (classes: string) =>
  parseDocument(`<html><head></head><body><p class="${classes}">Text</p></body></html>`).classes;

const space = ':where(.space-y-4>:not(:last-child)){margin:1rem}';
const utilities = String.raw`.block{display:block}.p-2\.5{padding:1rem}${space}`;
const wide = String.raw`@media (min-width:56.25rem){.md\:grid-cols-\[4fr_7fr\]{grid-template-columns:4fr 7fr}}`;
const hover = String.raw`@media (hover:hover){.group-hover\:text-link:is(:where(.group):hover *){color:red}}`;
const dot = String.raw`.before\:content-\[\'·\'\]:before{content:"·"}`;
const merged = '.left,.right{float:left}';
const sheet = (rules: string) =>
  `@layer base{.block p{color:red}}@layer utilities{${rules}}.outside{color:red}`;

test.each([
  ['block', '.block{display:block}'],
  ['outside p-2.5', String.raw`.p-2\.5{padding:1rem}`],
  ['space-y-4', space],
  ['md:grid-cols-[4fr_7fr]', wide],
  ['group-hover:text-link', hover],
  ['group right', '.right{float:left}'],
  ["before:content-['·']", dot],
  ['before:content-[&#x27;·&#x27;]', dot],
  ['', ''],
])('keeps the utilities of the classes "%s", and every other rule', (classes, rules) => {
  expect(pickUsedRules(sheet(utilities + wide + hover + dot + merged), pageWith(classes))).toBe(sheet(rules));
});

test('the utilities of a sheet are listed as elements name them', () => {
  expect([...listUtilities(sheet(utilities + wide + dot))]).toEqual([
    ...['block', 'p-2.5', 'space-y-4', 'md:grid-cols-[4fr_7fr]', "before:content-['·']"],
  ]);
});
