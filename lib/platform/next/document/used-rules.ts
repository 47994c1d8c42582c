import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import type { HtmlDocument } from './html.ts';

/** Matches the first class of a selector. Non-ASCII characters in a class need no escape in CSS. */
const FIRST_CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const sheets = new Map<string, postcss.Root>();
/** Used rules by the hash of sheet and classes. Pages with the same classes, such as all 404 pages, share an entry. */
const results = new LRUCache<string, string>({ max: 100 });

/** Returns `css` without Tailwind utilities that no element uses: all that a page needs until its islands run. */
export function pickUsedRules(css: string, { classes }: HtmlDocument): string {
  const key = hash('sha256', [css, ...classes].join(' '));
  const rules = results.get(key) ?? findRules(css, classes);
  results.set(key, rules);
  return rules;
}

function findRules(css: string, classes: Set<string>): string {
  const sheet = sheets.get(css) ?? postcss.parse(css);
  sheets.set(css, sheet);
  const page = sheet.clone();
  page.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => classes.has(utilityOf(selector)));
      if (selectors.length) rule.selectors = selectors;
      else rule.remove();
    });
    layer.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  });
  return String(page);
}

const utilityOf = (selector: string) => FIRST_CLASS.exec(selector)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
