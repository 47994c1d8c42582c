/** An article with everything that one can have. */
export const article = '/blog/the-quiet-lakes-behind-the-dunes';

/** The paths that a sitemap names, or an index of sitemaps. */
export async function everyPathIn(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every address that the sitemaps of `site` name, and the pages that they leave out. */
export async function everyPage(site: string): Promise<string[]> {
  const maps = ['/static-sitemap.xml', '/archive-sitemap.xml', '/server-sitemap.xml'];
  const found = await Promise.all(maps.map((map) => everyPathIn(site + map)));
  const unlisted = ['/portal', '/thank-you', '/no-such-page', '/blog/no-such-post'];
  const thanks = ['marketing', 'partner', 'referral', 'contact', 'about'].map((part) => `/${part}/thank-you`);
  return [...new Set([...found.flat(), ...unlisted, ...thanks])];
}
