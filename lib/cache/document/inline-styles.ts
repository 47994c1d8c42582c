import type { BuiltFiles } from './built-files.ts';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+\.css)"(?![^>]*\bdisabled)[^>]*\/>/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|\/|#|["'])/g;

/** The element that holds the faces of the web fonts: switched on by the loader, or by the lack of scripts. */
export const FACES_ID = 'web-fonts';

/**
 * On the way from one of our pages to the next the faces are in the browser's cache already, so they are there from the
 * first paint. The way says so itself: nothing has to be kept in the browser for it.
 */
function showKnownFaces(id: string) {
  const faces = document.getElementById(id) as HTMLStyleElement | null;
  if (faces && document.referrer.startsWith(`${location.origin}/`)) faces.media = 'all';
}

/** The same text on every page, so its hash in the policy is the same too. */
export const facesCode = `(${showKnownFaces.toString().replace(/\s*\n\s*/g, '')})("${FACES_ID}")`;

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
      `<style id="${FACES_ID}" media="(scripting: none)">${faces.join('')}</style><script>${facesCode}</script></head>`,
  );
}

/** A style sheet names files relative to itself; inside a document they are relative to the page. */
function withAddresses(css: string, address: string): string {
  return css.replace(RELATIVE_URL, (_, quote: string) => `url(${quote}${folderOf(address)}`);
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
