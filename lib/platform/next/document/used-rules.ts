import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';

/** Matches the first class of a selector. Non-ASCII characters in a class need no escape in CSS. */
const FIRST_CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const sheets = new Map<string, postcss.Root>();
/** Used rules by the hash of sheet and classes. Pages with the same classes, such as all 404 pages, share an entry. */
const results = new LRUCache<string, string>({ max: 100 });

/** Returns `css` without Tailwind utilities that are not in `classes`. */
export function pickUsedRules(css: string, classes: ReadonlySet<string>): string {
  const key = hash('sha256', [css, ...classes].join(' '));
  const rules = results.get(key) ?? findRules(css, classes);
  results.set(key, rules);
  return rules;
}

function findRules(css: string, classes: ReadonlySet<string>): string {
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

/** Returns the names of a style sheet's utilities, for finding those that an island names. */
export function listUtilities(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules(({ selectors }) => {
      for (const selector of selectors) names.add(utilityOf(selector));
    });
  });
  return names;
}

const utilityOf = (selector: string) => FIRST_CLASS.exec(selector)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
