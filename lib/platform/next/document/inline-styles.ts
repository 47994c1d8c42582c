import { FACES_ID, headCode } from '../browser/head-script.ts';
import type { BuiltFiles } from './built-files.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';
import { pickUsedRules } from './used-rules.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Returns edits that inline the CSS a document needs at the end of its head: programs that show link previews read only
 * the first kilobytes of a page, so the title and the preview's tags must come before the styles. The links to the style sheets stay, because React looks for them,
 * but are disabled until Next's runtime starts. Web fonts have a style element of their own, which the head script
 * enables. Returns null if a style sheet can't be inlined.
 */
export function inlineStyles(document: HtmlDocument, files: BuiltFiles): Edit[] | null {
  const links = elementsOf(document, 'link').filter(({ attributes: { rel } }) => rel === 'stylesheet');
  const sheets = links.map(({ attributes: { href = '' } }) => files(href));
  if (sheets.some((css) => css === null || css.includes('</'))) return null;

  // URLs in a style sheet are relative to the sheet. Make them absolute, because in a document they would be relative
  // to the page.
  const css = pickUsedRules(sheets.join(''), document).replaceAll('url(../', 'url(/_next/static/');
  // Fallback fonts have no files, so their faces have no URL. They stay among the other rules.
  const faces = css.match(FONT_FACE)?.filter((face) => face.includes('url(')) ?? [];
  const rules = faces.reduce((rest, face) => rest.replace(face, ''), css);
  const text = [
    `<style>${rules}</style>`,
    `<style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style>`,
    `<script>${headCode}</script>`,
  ].join('');
  // Insert the rules before the links. Once a link is enabled, its complete sheet comes later and overrides these
  // rules, so all rules apply in the order Tailwind wrote them.
  const { html, headEnd } = document;
  const disabled = links.map(({ start, end }) => html.slice(start, end).replace(/\/?>$/, ' disabled=""/>'));
  return [
    ...links.map(({ start, end }) => ({ start, end, text: '' })),
    { start: headEnd, end: headEnd, text: text + disabled.join('') },
  ];
}
