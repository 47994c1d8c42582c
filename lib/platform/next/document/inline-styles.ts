import type { BuiltFiles } from './built-files.ts';
import { FACES_ID, headCode } from './head-script.ts';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+\.css)"(?![^>]*\bdisabled)[^>]*\/>/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|\/|#|["'])/g;

/**
 * `html` with its style sheets inside, so that nothing stands between the document and its first paint
 * (docs/decisions/0004-first-paint.md). The links stay, switched off: React looks for them, and finding none it would load
 * the files. The faces of web fonts stand apart, switched off until the picture above the fold is painted: 73 kB of
 * them would compete with it for a phone's line.
 */
export function inlineStyles(html: string, files: BuiltFiles): string {
  const faces: string[] = [];
  const inlined = html.replace(STYLESHEET, (link: string, address: string) => {
    const css = files(address);
    if (css === null || /<\//.test(css)) return link;
    const rules = withAddresses(css, address).replace(FONT_FACE, (face) => {
      if (!face.includes('url(')) return face;
      faces.push(face);
      return '';
    });
    return `<style>${rules}</style>${link.replace(/\/>$/, ' disabled=""/>')}`;
  });
  if (!faces.length) return inlined;
  return inlined.replace(
    '</head>',
    () =>
      `<style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style><script>${headCode}</script></head>`,
  );
}

/** A style sheet names files relative to itself; inside a document they are relative to the page. */
function withAddresses(css: string, address: string): string {
  return css.replace(RELATIVE_URL, (_, quote: string) => `url(${quote}${folderOf(address)}`);
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
