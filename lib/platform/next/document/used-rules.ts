import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import type { HtmlDocument } from './html.ts';

/** As CSS writes it: what is not ASCII needs no escape. */
const FIRST_CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const sheets = new Map<string, postcss.Root>();
/** Pages with the same classes share their rules: every missing address has those of another. */
const results = new LRUCache<string, string>({ max: 100 });

/** What a page needs of the style sheet `css` until its islands run: of Tailwind's utilities those that an element has. */
export function usedRules(css: string, { classes }: HtmlDocument): string {
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

/** The utility that a selector of Tailwind's is for: its first class, without the escapes of CSS. */
const utilityOf = (selector: string) => FIRST_CLASS.exec(selector)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? '';
