import postcss from 'postcss';
import type { HtmlDocument } from './html.ts';

const FIRST_CLASS = /\.((?:\\.|[\w-])+)/;
const READ_PROPERTY = /var\((--[\w-]+)/g;
const sheets = new Map<string, postcss.Root>();

/**
 * `css` without the utilities that a document has no class for and the custom properties that nobody reads then: one
 * style sheet serves the whole site, and a page needs a fifth of it. Of rules, only Tailwind's layer of utilities is
 * touched, where the first class of a selector is the utility itself. What islands bring about later is in the whole
 * sheet, which comes with the runtime (loader.ts).
 */
export function usedRules(css: string, { classes, html }: HtmlDocument): string {
  const whole = sheets.get(css) ?? postcss.parse(css);
  sheets.set(css, whole);
  const page = whole.clone();
  page.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules((rule) => {
      const utility = FIRST_CLASS.exec(rule.selector)?.[1]?.replaceAll(/\\(.)/g, '$1');
      if (utility !== undefined && !classes.has(utility)) rule.remove();
    });
    layer.walkAtRules((condition) => {
      if (condition.nodes?.length === 0) condition.remove();
    });
  });
  const read = new Set(Array.from(`${page}${html}`.matchAll(READ_PROPERTY), ([, name]) => name));
  page.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  page.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme' && layer.params !== 'properties') return;
    layer.walkDecls((property) => {
      if (!read.has(property.prop)) property.remove();
    });
  });
  return page.toString();
}
