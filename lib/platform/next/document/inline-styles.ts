import type { BuiltFiles } from './built-files.ts';
import { FACES_ID, headCode } from './head-script.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';
import { renameClasses, shortNames, usedRules } from './used-rules.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]{1,9}:|\/|#|["'])/g;

/**
 * The edits that put what a document needs of its style sheets inside it (docs/decisions/0004-first-paint.md). The link
 * stays, switched off until the runtime starts: React looks for it, and finding none it would load the file. The faces of
 * web fonts stand apart, switched off until the picture above the fold is painted. Null where a sheet cannot be put inside.
 */
export function inlineStyles(document: HtmlDocument, files: BuiltFiles): Edit[] | null {
  const links = elementsOf(document, 'link').filter(
    ({ attributes }) => attributes.rel === 'stylesheet' && !('disabled' in attributes),
  );
  const sheets = links.flatMap(({ attributes: { href = '' } }) => {
    const css = files(href);
    return css === null || css.includes('</') ? [] : [withAddresses(css, href)];
  });
  if (sheets.length < links.length) return null;

  const names = shortNames(sheets, document);
  const used = usedRules(sheets, document, names);
  const faces: string[] = [];
  const edits = links.map(({ start, end }, index) => {
    const rules = (used[index] ?? '').replace(FONT_FACE, (face) => {
      if (!face.includes('url(')) return face;
      faces.push(face);
      return '';
    });
    const link = document.html.slice(start, end).replace(/\/?>$/, ' disabled=""/>');
    return { start, end, text: `<style>${rules}</style>${link}` };
  });
  if (faces.length) {
    const text = `<style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style><script>${headCode}</script>`;
    edits.push({ start: document.headEnd, end: document.headEnd, text });
  }
  return [...edits, ...renameClasses(document, names)];
}

/** A style sheet names files relative to itself; inside a document they are relative to the page. */
function withAddresses(css: string, address: string): string {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return css.replace(RELATIVE_URL, (_, quote: string) => `url(${quote}${folder}`);
}
