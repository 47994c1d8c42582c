import { FACES_ID, headCode } from '../browser/head-script.ts';
import type { BuiltFiles } from './built-files.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';
import { pickUsedRules } from './used-rules.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Returns edits that remove the links to the style sheets, and inline the CSS that a document and its islands need at
 * the end of the head: programs that show link previews read only the first kilobytes of a page, so the title and the
 * preview's tags must come before the styles. Web fonts have a style element of their own, which the head script
 * enables. Returns null if a style sheet can't be inlined.
 */
export function inlineStyles(
  document: HtmlDocument,
  islandClasses: readonly string[],
  files: BuiltFiles,
): Edit[] | null {
  const links = elementsOf(document, 'link').filter(({ attributes: { rel } }) => rel === 'stylesheet');
  const sheets = links.map(({ attributes: { href = '' } }) => files(href));
  if (sheets.some((css) => css === null || css.includes('</'))) return null;

  // URLs in a style sheet are relative to the sheet. Make them absolute, because in a document they would be relative
  // to the page.
  const classes = new Set([...document.classes, ...islandClasses]);
  const css = pickUsedRules(sheets.join(''), classes).replaceAll('url(../', 'url(/_next/static/');
  // Fallback fonts have no files, so their faces have no URL. They stay among the other rules.
  const faces = css.match(FONT_FACE)?.filter((face) => face.includes('url(')) ?? [];
  const rules = faces.reduce((rest, face) => rest.replace(face, ''), css);
  const text = [
    `<style>${rules}</style>`,
    `<style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style>`,
    `<script>${headCode}</script>`,
  ].join('');
  const { headEnd } = document;
  return [
    ...links.map(({ start, end }) => ({ start, end, text: '' })),
    { start: headEnd, end: headEnd, text },
  ];
}
