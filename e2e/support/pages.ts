import type { APIRequestContext } from '@playwright/test';

/** Every address that the site's own sitemaps name, and the pages that they leave out. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const maps = ['/static-sitemap.xml', '/archive-sitemap.xml', '/server-sitemap.xml'];
  const found = await Promise.all(maps.map(async (map) => locations(await (await request.get(map)).text())));
  const unlisted = ['/portal', '/thank-you', '/no-such-page', '/blog/no-such-post'];
  const thanks = ['marketing', 'partner', 'referral', 'contact', 'about'].map((part) => `/${part}/thank-you`);
  return [...new Set([...found.flat(), ...unlisted, ...thanks])];
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url ?? '').pathname)
    .filter((path) => !path.endsWith('.xml'));
}
