import type { Command } from './contentful/server';
import { fetchOnNewConnection } from './fetch';
import { fakePorts, sites } from './sites';

export { startContentful, tokens } from './contentful/server';

/** Controls the configured site's fake Contentful, which runs in another process. */
export const contentful = {
  async send(command: Command): Promise<void> {
    const url = `http://127.0.0.1:${fakePorts.contentful}/__control`;
    const response = await fetchOnNewConnection(url, { method: 'POST', body: JSON.stringify(command) });
    if (!response.ok) throw new Error(`The fake Contentful returned ${response.status}`);
  },
};

export async function callWebhook(id: string, event = 'publish', site = sites.configured.url) {
  const response = await fetchOnNewConnection(`${site}/api/revalidate`, {
    method: 'POST',
    signal: AbortSignal.timeout(120_000),
    headers: {
      authorization: `Bearer ${sites.configured.env.REVALIDATE_SECRET}`,
      'x-contentful-topic': `ContentManagement.Entry.${event}`,
    },
    body: JSON.stringify({ sys: { id, type: 'Entry', contentType: { sys: { id: 'blogPost' } } } }),
  });
  return { status: response.status, text: await response.text() };
}
