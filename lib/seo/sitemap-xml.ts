import { html } from '@/lib/platform/http/html';

/** One address of a sitemap. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601; left out where the true date is not known. */
  lastModified?: string;
  /** The absolute address of the picture on the page. */
  image?: string | undefined;
}

/** Even the longest, with a picture each, stay below 50,000 addresses and 50 MB (sitemaps.org/protocol.html). */
const ADDRESSES = 15_000;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
const FOOT = '</urlset>\n';

/** The entries as sitemaps, at least one, without priority and changefreq, which search engines ignore. */
export function sitemaps(entries: SitemapEntry[]): string[] {
  const parts = Math.max(1, Math.ceil(entries.length / ADDRESSES));
  return Array.from({ length: parts }, (_, part) => {
    const urls = entries.slice(part * ADDRESSES, (part + 1) * ADDRESSES).map(urlElement);
    return `${HEAD}${urls.join('')}${FOOT}`;
  });
}

/** The index that names these sitemaps. */
export function sitemapIndex(urls: string[]): string {
  const sitemaps = urls.map((url) => html`<sitemap><loc>${url}</loc></sitemap>\n`.text).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps}</sitemapindex>\n`;
}

function urlElement({ url, lastModified, image }: SitemapEntry): string {
  const modified = lastModified && html`<lastmod>${lastModified}</lastmod>`;
  const picture = image && html`<image:image><image:loc>${image}</image:loc></image:image>`;
  return html`<url><loc>${url}</loc>${modified}${picture}</url>\n`.text;
}
