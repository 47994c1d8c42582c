import type { BuiltFiles } from './built-files.ts';
import { FACES_ID, headCode } from './head-script.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';
import { usedRules } from './used-rules.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * The edits that put what a document needs of its style sheets inside it. The links stay, switched off until the runtime
 * starts, for React looks for them. The faces of web fonts stand apart, switched off until the page is painted. Null where a
 * sheet cannot be put inside.
 */
export function inlineStyles(document: HtmlDocument, files: BuiltFiles): Edit[] | null {
  const links = elementsOf(document, 'link').filter(({ attributes: { rel } }) => rel === 'stylesheet');
  const sheets = links.map(({ attributes: { href = '' } }) => files(href));
  if (sheets.some((css) => css === null || css.includes('</'))) return null;

  // A style sheet names files relative to itself; inside a document they are relative to the page.
  const css = usedRules(sheets.join(''), document).replaceAll('url(../', 'url(/_next/static/');
  // Those of fallback fonts are no files.
  const faces = css.match(FONT_FACE)?.filter((face) => face.includes('url(')) ?? [];
  const rules = faces.reduce((rest, face) => rest.replace(face, ''), css);
  const text = `<style>${rules}</style><style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style><script>${headCode}</script>`;
  // Before the links: a rule of the whole sheet counts more than the same one here, in the order that Tailwind gave them.
  const start = links[0]?.start ?? document.headEnd;
  return [
    { start, end: start, text },
    ...links.map(({ start, end }) => ({
      start,
      end,
      text: document.html.slice(start, end).replace(/\/?>$/, ' disabled=""/>'),
    })),
  ];
}
