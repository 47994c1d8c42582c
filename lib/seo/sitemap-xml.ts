import { html } from '@/lib/platform/http/html';

/** One address of a sitemap. */
export interface SitemapEntry {
  url: string;
  /** ISO 8601; left out where the true date is not known. */
  lastModified?: string;
  /** Absolute addresses of the pictures on the page. */
  images?: string[];
}

/** What one sitemap may hold (sitemaps.org/protocol.html, "Sitemap file limits"). */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
const FOOT = '</urlset>\n';

/**
 * The entries as sitemaps, as many as the limits ask for; at least one (sitemaps.org/protocol.html, Google's image
 * extension). Search engines ignore priority and changefreq.
 */
export function sitemaps(entries: SitemapEntry[], limits = sitemapLimits): string[] {
  const parts: string[] = [];
  const room = limits.bytes - Buffer.byteLength(HEAD + FOOT);
  let urls: string[] = [];
  let bytes = 0;

  const close = () => {
    parts.push(`${HEAD}${urls.join('')}${FOOT}`);
    urls = [];
    bytes = 0;
  };
  for (const entry of entries) {
    const url = urlElement(entry);
    const size = Buffer.byteLength(url);
    if (urls.length > 0 && (urls.length === limits.urls || bytes + size > room)) close();
    urls.push(url);
    bytes += size;
  }
  close();
  return parts;
}

/** The index that names these sitemaps. */
export function sitemapIndex(urls: string[]): string {
  const sitemaps = urls.map((url) => html`<sitemap><loc>${url}</loc></sitemap>\n`.text).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps}</sitemapindex>\n`;
}

function urlElement({ url, lastModified, images = [] }: SitemapEntry): string {
  const modified = lastModified && html`<lastmod>${lastModified}</lastmod>`;
  const pictures = images.map((image) => html`<image:image><image:loc>${image}</image:loc></image:image>`);
  return html`<url><loc>${url}</loc>${modified}${pictures}</url>\n`.text;
}
