import type { ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import { startHttp } from '@/lib/platform/testing/http-server';
import { createManagementApi } from './management';
import { listEntries } from './query';
import { ApiFailure, type Draft, type FailureStatus, isFailure, type Picture, Space } from './store';

export const tokens = {
  delivery: 'delivery-token',
  preview: 'preview-token',
  management: 'management-token',
};

/** How the fake service responds until the next command. */
export interface Mode {
  kind: 'ok' | FailureStatus | 'hang' | 'cut' | 'broken';
  /** The number of requests for which the mode applies. By default it applies to all. */
  times?: number;
  /** Limits the mode to requests whose method and path match. For other requests, earlier modes stay active. */
  on?: RegExp;
}

/** A command to the fake service. Another process sends a command as the body of `POST /__control`. */
export type Command =
  | { do: 'mode'; mode: Mode }
  | { do: 'publish' | 'draft'; entry: Draft }
  | { do: 'unpublish'; id: string }
  | ({ do: 'picture'; id: string } & Picture)
  | { do: 'reset'; samples?: boolean; posts?: number }
  | { do: 'forget' };

export type FakeContentful = Awaited<ReturnType<typeof startContentful>>;

/** Fakes Contentful's delivery, preview and management APIs on loopback, on a free port by default. */
export async function startContentful({ port }: { port?: number } = {}) {
  const space = new Space();
  const management = createManagementApi(space);
  const requests: { method?: string; path: string; query: Record<string, string> }[] = [];
  let modes: Mode[] = [];
  const hanging = new Set<ServerResponse>();
  const create = { width: 800, height: 500, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();

  function command(order: Command): void {
    if (order.do === 'mode') modes = order.mode.on ? [...modes, order.mode] : [order.mode];
    if (order.do === 'publish') space.publish(order.entry);
    if (order.do === 'draft') space.draft(order.entry);
    if (order.do === 'unpublish') space.published.delete(order.id);
    if (order.do === 'picture') space.addPicture(order.id, order);
    if (order.do === 'forget') requests.length = 0;
    if (order.do === 'reset') {
      space.clear();
      requests.length = 0;
      modes = [];
      if (order.samples ?? !order.posts) space.addSamples();
      if (order.posts) space.addPosts(order.posts);
    }
    if (order.do === 'mode' || order.do === 'reset') for (const response of hanging) response.destroy();
  }

  const server = await startHttp(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://contentful');
    if (pathname === '/__control') {
      command(JSON.parse(await text(request)));
      return json(response, 200, { ok: true });
    }
    if (pathname === '/__health') return json(response, 200, { ok: true });
    if (pathname.startsWith('/pictures/')) {
      response.setHeader('Content-Type', 'image/jpeg').setHeader('Cache-Control', 'public, max-age=3600');
      return void response.end(space.files.get(pathname.split('/')[2] ?? '') ?? picture);
    }

    const { method, headers } = request;
    requests.push({ method, path: pathname, query: Object.fromEntries(searchParams) });
    const isNow = ({ on, times }: Mode) => times !== 0 && (!on || on.test(`${method} ${pathname}`));
    const mode: Mode = modes.findLast(isNow) ?? { kind: 'ok' };
    if (mode.times) mode.times -= 1;
    if (mode.kind === 'hang') return void hanging.add(response);
    if (mode.kind === 'cut') return void response.destroy();
    if (mode.kind === '429') response.setHeader('X-Contentful-RateLimit-Reset', '0');
    try {
      if (isFailure(mode.kind)) throw new ApiFailure(mode.kind);
      const token = headers.authorization?.replace('Bearer ', '');
      if (token === tokens.management)
        return json(response, 200, await management.handle(request, pathname, await buffer(request)));
      const preview = token === tokens.preview;
      if (!preview && token !== tokens.delivery) throw new ApiFailure('401');
      if (mode.kind === 'broken')
        return void response.end('{"sys": {"type": "Array"}, "total": 12, "items": [{"sys"');
      if (!/^\/spaces\/[^/]+\/environments\/[^/]+\/entries$/.test(pathname)) throw new ApiFailure('404');
      json(response, 200, listEntries(space, searchParams, { preview }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      json(response, Number(error.status) || 400, error.body);
    }
  }, port);

  function json(response: ServerResponse, status: number, body: object) {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body).replaceAll('//HOST/', `//${server.host}/`));
  }

  return { ...server, space, management, requests, command };
}
