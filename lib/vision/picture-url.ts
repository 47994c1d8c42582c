import { limits } from './limits';
import { VisionError } from './vision-error';

type Site = { siteUrl: string; relativeScheme: 'http:' | 'https:' };

/** Where a picture lies: at a path of the site itself, or at a URL elsewhere. Throws VisionError malformed otherwise. */
export function whereIs(imageUrl: string, site: Site): { pathname: string } | { url: URL } {
  const malformed = new VisionError(
    'malformed',
    'imageUrl must be a path that begins with "/" or a full URL.',
  );
  // URL parsing drops tabs and line breaks silently; an honest address has none.
  if (imageUrl.length > limits.urlLength || /\p{Cc}/u.test(imageUrl)) throw malformed;

  if (/^\/(?![/\\])/.test(imageUrl)) {
    const url = URL.parse(imageUrl, 'http://site.invalid');
    if (url?.host !== 'site.invalid') throw malformed;
    return { pathname: url.pathname };
  }
  const absolute = imageUrl.startsWith('//') ? site.relativeScheme + imageUrl : imageUrl;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(absolute) ? URL.parse(absolute) : null;
  if (!url) throw malformed;
  return url.origin === site.siteUrl && !url.username && !url.password ? { pathname: url.pathname } : { url };
}
