import type { BuiltFiles } from './built-files.ts';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+\.css)"(?![^>]*\bdisabled)[^>]*\/>/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\((["']?)(?![a-z]+:|\/|#|["'])/g;

/** The element that holds the faces of the web fonts: switched on by the loader, or by the lack of scripts. */
export const FACES_ID = 'web-fonts';

/** The last element of a page. */
export const LOADER_ID = 'loader';

/**
 * On the way from one of our pages to the next the faces are in the browser's cache already, so they are there from the
 * first paint. The way says so itself: nothing has to be kept in the browser for it.
 *
 * And the first paint is of the whole page: with no file to wait for, browsers would paint a half of it, and then move it.
 * Where a browser does not know this, nothing happens. (The link is added here because checkers of HTML do not know it.)
 */
function prepareFirstPaint(facesId: string, lastId: string) {
  const faces = document.getElementById(facesId) as HTMLStyleElement | null;
  if (faces && document.referrer.startsWith(`${location.origin}/`)) faces.media = 'all';
  const whole = document.createElement('link');
  Object.assign(whole, { rel: 'expect', href: `#${lastId}` });
  whole.setAttribute('blocking', 'render');
  document.head.append(whole);
}

/** The same text on every page, so its hash in the policy is the same too. */
export const headCode = `(${prepareFirstPaint.toString().replace(/\s*\n\s*/g, '')})("${FACES_ID}","${LOADER_ID}")`;

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
