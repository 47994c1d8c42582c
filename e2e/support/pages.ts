import { fetchOnNewConnection } from './fetch';

/** An article with every kind of content. */
export const article = '/blog/the-quiet-lakes-behind-the-dunes';

async function readSitemap(sitemap: string): Promise<string[]> {
  const xml = await (await fetchOnNewConnection(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

export async function findAllPaths(site: string): Promise<string[]> {
  const maps = ['/static-sitemap.xml', '/archive-sitemap.xml', '/server-sitemap.xml'];
  const found = await Promise.all(maps.map((map) => readSitemap(site + map)));
  const unlisted = ['/portal', '/thank-you', '/no-such-page', '/blog/no-such-post'];
  const thanks = ['marketing', 'partner', 'referral', 'contact', 'about'].map((part) => `/${part}/thank-you`);
  return [...new Set([...found.flat(), ...unlisted, ...thanks])];
}
