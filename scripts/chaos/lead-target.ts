import { text } from 'node:stream/consumers';
import { startHttp } from '@/lib/platform/testing/http-server';

export type LeadTarget = Awaited<ReturnType<typeof startLeadTarget>>;

/** Where delivered leads arrive, each body as it came; while `status` is no success, none is taken. */
export async function startLeadTarget() {
  const target = { received: [] as string[], status: 200 };
  const { url, close } = await startHttp(async (request, response) => {
    const body = await text(request);
    if (target.status === 200) target.received.push(body);
    response.writeHead(target.status).end('{}');
  });
  return Object.assign(target, { url: `${url}/leads`, stop: close });
}
