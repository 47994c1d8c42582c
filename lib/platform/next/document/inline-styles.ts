import type { BuiltFiles } from './built-files.ts';
import { FACES_ID, headCode } from './head-script.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';
import { usedRules } from './used-rules.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]{1,9}:|\/|#|["'])/g;

/**
 * The edits that put what a document needs of its style sheets inside it (docs/decisions/0004-first-paint.md). The link
 * stays, switched off until the runtime starts: React looks for it, and finding none it would load the file. The faces of
 * web fonts stand apart, switched off until the picture above the fold is painted. Null where a sheet cannot be put inside.
 */
export function inlineStyles(document: HtmlDocument, files: BuiltFiles): Edit[] | null {
  const links = elementsOf(document, 'link').filter(({ attributes: { rel } }) => rel === 'stylesheet');
  const sheets = links.map(({ attributes: { href = '' } }) => withAddresses(files(href), href));
  if (sheets.some((css) => css === null || css.includes('</'))) return null;

  const faces: string[] = [];
  const rules = usedRules(sheets.join(''), document).replace(FONT_FACE, (face) => {
    if (!face.includes('url(')) return face;
    faces.push(face);
    return '';
  });
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

/** A style sheet names files relative to itself; inside a document they are relative to the page. */
function withAddresses(css: string | null, address: string): string | null {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return css?.replace(RELATIVE_URL, (_, quote: string) => `url(${quote}${folder}`) ?? null;
}
