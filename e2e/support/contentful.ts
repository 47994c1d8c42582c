import type { Command } from './contentful/server';
import { sites, stubs } from './sites';

export { startContentful, tokens } from './contentful/server';

/** The fake Contentful of the configured site, as a test sees it: it runs in another process. */
export const contentful = {
  async send(command: Command): Promise<void> {
    const url = `http://127.0.0.1:${stubs.contentful}/__control`;
    // Kept open, a connection may have been closed by the fake when it is used again minutes later.
    const headers = { connection: 'close' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(command) });
    if (!response.ok) throw new Error(`The fake Contentful answered ${response.status}`);
  },
};

/** What Contentful's webhook says of a post. */
export const webhookBody = (id: string) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: 'blogPost' } } },
});

/** Says to the configured site that a post has changed, or something else (`Asset.publish`), as Contentful's webhook does. */
export async function callWebhook(id: string, event = 'publish', site = sites.configured.url) {
  const response = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    signal: AbortSignal.timeout(120_000),
    headers: {
      authorization: `Bearer ${sites.configured.env.REVALIDATE_SECRET}`,
      'x-contentful-topic': `ContentManagement.${event.includes('.') ? '' : 'Entry.'}${event}`,
    },
    body: JSON.stringify(webhookBody(id)),
  });
  return { status: response.status, text: await response.text() };
}
