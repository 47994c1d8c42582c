import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import type { Edit, HtmlDocument } from './html.ts';

/** As CSS writes it: what is not ASCII needs no escape. */
const FIRST_CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/;
const READ_PROPERTY = /var\((--[\w-]+)/g;
const sheets = new Map<string, { root: postcss.Root; utilities: ReadonlySet<string> }>();
/** Pages that use the same utilities share their rules: every missing address has those of another. */
const rules = new LRUCache<string, string[]>({ max: 100 });

/** The utilities of a page, each with the name that it has there. */
export type ShortNames = ReadonlyMap<string, string>;

/** Short names for those of Tailwind's utilities in `css` that an element of the page has. */
export function shortNames(css: readonly string[], { classes }: HtmlDocument): ShortNames {
  const known = css.map((sheet) => parsed(sheet).utilities);
  const isUtility = (word: string) => known.some((utilities) => utilities.has(word));
  const used = new Set(classes.flatMap(({ words }) => words).filter(isUtility));
  return new Map(Array.from(used, (utility, index) => [utility, `_${index.toString(36)}`]));
}

/** The edits that give elements the short names of their utilities; other classes stay. */
export function renameClasses({ classes }: HtmlDocument, names: ShortNames): Edit[] {
  return classes.map(({ start, end, words }) => {
    const text = words.map((word) => names.get(word) ?? word).join(' ');
    return { start, end, text: `class="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` };
  });
}

/**
 * What a page needs of its style sheets: its utilities under their short names, the custom properties that are read
 * then, in whichever sheet, and every rule that is no utility.
 */
export function usedRules(css: readonly string[], { html }: HtmlDocument, names: ShortNames): string[] {
  const readInside = propertiesIn(html);
  const key = hash('sha256', [...css, ...names.keys(), ...readInside].join(' '));
  const known = rules.get(key) ?? findRules(css, names, readInside);
  rules.set(key, known);
  return known;
}

function findRules(css: readonly string[], names: ShortNames, readInside: Set<string>): string[] {
  const pages = css.map((sheet) => ownUtilities(parsed(sheet).root.clone(), names));
  const read = readInside.union(propertiesIn(pages.join('')));
  for (const page of pages) {
    page.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
    // Tailwind's utilities set some that only others of its utilities would read.
    page.walkDecls(/^--/, (property) => {
      if (!read.has(property.prop)) property.remove();
    });
  }
  return pages.map(String);
}

function ownUtilities(page: postcss.Root, names: ShortNames): postcss.Root {
  eachUtility(page, (rule) => {
    const selectors = rule.selectors.flatMap((selector) => {
      const name = names.get(utilityOf(selector) ?? '');
      return name === undefined ? [] : [selector.replace(FIRST_CLASS, `.${name}`)];
    });
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  page.walkAtRules((condition) => {
    if (condition.nodes?.length === 0) condition.remove();
  });
  return page;
}

const propertiesIn = (text: string) =>
  new Set(Array.from(text.matchAll(READ_PROPERTY), ([, name = '']) => name));

function parsed(css: string) {
  const known = sheets.get(css);
  if (known) return known;
  const root = postcss.parse(css);
  const utilities = new Set<string>();
  eachUtility(root, ({ selectors }) => {
    for (const utility of selectors.map(utilityOf)) if (utility) utilities.add(utility);
  });
  const sheet = { root, utilities };
  sheets.set(css, sheet);
  return sheet;
}

function eachUtility(sheet: postcss.Root, visit: (rule: postcss.Rule) => void) {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules(visit);
  });
}

/** The utility that a selector of Tailwind's is for: its first class, without the escapes of CSS. */
const utilityOf = (selector: string) => FIRST_CLASS.exec(selector)?.[1]?.replaceAll(/\\(.)/g, '$1');
