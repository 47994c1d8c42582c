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
