import { expect } from '@playwright/test';
import { isFresh } from '@/lib/platform/next/responses';
import type { Command } from './contentful/server';
import { fetchOnNewConnection } from './fetch';
import { fakeUrl, sites } from './sites';

export { startContentful, tokens } from './contentful/server';

/** Controls the configured site's fake Contentful, which runs in another process. */
export const contentful = {
  async send(command: Command): Promise<void> {
    const url = `${fakeUrl('contentful')}/__control`;
    const response = await fetchOnNewConnection(url, { method: 'POST', body: JSON.stringify(command) });
    if (!response.ok) throw new Error(`The fake Contentful returned ${response.status}`);
  },
};

/** The webhook's time limit (lib/contentful/warm-pages.ts). On a busy machine, some pages may still be stale then. */
const WARM_MS = 8_000;

/** Calls the webhook as Contentful does. Afterward, all pages that it revalidates are fresh. */
export async function callWebhook(
  id: string,
  event = 'publish',
  site = sites.configured.url,
  type = 'blogPost',
) {
  const startedAt = Date.now();
  const response = await fetchOnNewConnection(`${site}/api/revalidate`, {
    method: 'POST',
    signal: AbortSignal.timeout(120_000),
    headers: {
      authorization: `Bearer ${sites.configured.env.REVALIDATE_SECRET}`,
      'x-contentful-topic': `ContentManagement.Entry.${event}`,
    },
    body: JSON.stringify({ sys: { id, type: 'Entry', contentType: { sys: { id: type } } } }),
  });
  const text = await response.text();
  if (Date.now() - startedAt > WARM_MS) await waitUntilFresh(site, JSON.parse(text).revalidated ?? []);
  return { status: response.status, text };
}

async function waitUntilFresh(site: string, paths: string[]) {
  for (const path of paths) {
    const load = async () => (await fetchOnNewConnection(site + encodeURI(path), { method: 'HEAD' })).headers;
    await expect.poll(async () => isFresh(await load()), path).toBe(true);
  }
}
