import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { listen } from '@/lib/platform/testing/free-port';
import { answerEntries } from './query';
import { type Draft, Space } from './store';

export const tokens = { delivery: 'delivery-token', preview: 'preview-token' };

/** How the fake service behaves until told otherwise; `times` limits that to the next so many questions. */
export interface Mode {
  kind: 'ok' | '401' | '404' | '429' | '500' | 'hang' | 'cut' | 'broken' | 'empty';
  times?: number;
  /** Seconds in `X-Contentful-RateLimit-Reset` of a 429. */
  reset?: number;
}

/** One question that the fake service was asked. */
export interface Asked {
  at: number;
  path: string;
  query: Record<string, string>;
  preview: boolean;
  mode: Mode['kind'];
}

/** What a test may send to the fake service, also from another process: `POST /__control` with one of these. */
export type Command =
  | { do: 'mode'; mode: Mode }
  | { do: 'publish' | 'draft'; entry: Draft }
  | { do: 'change'; id: string; fields: Record<string, unknown>; tags?: string[] }
  | { do: 'unpublish'; id: string }
  | { do: 'picture'; id: string; title?: string; description?: string }
  | { do: 'absentFields'; fields: string[] }
  | { do: 'reset'; samples?: boolean; posts?: number }
  | { do: 'forget' };

export interface FakeContentful {
  url: string;
  /** Host and port, as CONTENTFUL_IMAGE_HOSTS wants it. */
  host: string;
  space: Space;
  asked: Asked[];
  command(command: Command): void;
  close(): Promise<void>;
}

/** Starts a fake of Contentful's delivery and preview API on loopback; port 0 takes a free one. */
export async function startContentful({ port = 0 } = {}): Promise<FakeContentful> {
  const space = new Space();
  const asked: Asked[] = [];
  let mode: Mode = { kind: 'ok' };
  const hanging = new Set<ServerResponse>();

  function command(told: Command): void {
    if (told.do === 'mode') mode = told.mode;
    if (told.do === 'publish') space.publish(told.entry);
    if (told.do === 'draft') space.draft(told.entry);
    if (told.do === 'change') space.change(told.id, told.fields, told.tags);
    if (told.do === 'unpublish') space.unpublish(told.id);
    if (told.do === 'picture') space.addPicture(told.id, told);
    if (told.do === 'absentFields') for (const field of told.fields) space.absentFields.add(field);
    if (told.do === 'forget') asked.length = 0;
    if (told.do === 'reset') {
      space.clear();
      space.absentFields.clear();
      asked.length = 0;
      mode = { kind: 'ok' };
      if (told.samples ?? !told.posts) space.addSamples();
      if (told.posts) space.addPosts(told.posts);
    }
    if (told.do === 'mode' || told.do === 'reset') for (const response of hanging) response.destroy();
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://contentful');
    if (pathname === '/__control' && request.method === 'POST') {
      command(JSON.parse(await text(request)));
      return json(response, 200, { ok: true });
    }
    if (pathname === '/__asked') return json(response, 200, asked);
    if (pathname === '/__health') return json(response, 200, { ok: true });
    if (pathname.startsWith('/pictures/'))
      return picture(response, pathname, Number(searchParams.get('w') ?? 800));
    answer(request, response, pathname, searchParams);
  });

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ) {
    const token = request.headers.authorization?.replace('Bearer ', '');
    const preview = token === tokens.preview;
    const now: Mode = mode;
    if (mode.times !== undefined) mode = mode.times > 1 ? { ...mode, times: mode.times - 1 } : { kind: 'ok' };
    asked.push({ at: Date.now(), path: pathname, query: Object.fromEntries(query), preview, mode: now.kind });

    if (now.kind === 'hang') return void hanging.add(response);
    if (now.kind === 'cut') return void response.destroy();
    if (now.kind === '500') return refuse(response, 500, 'ServerError', 'Internal server error');
    if (now.kind === '404') return refuse(response, 404, 'NotFound', 'The resource could not be found.');
    if (now.kind === '429') {
      response.setHeader('X-Contentful-RateLimit-Reset', String(now.reset ?? 1));
      return refuse(
        response,
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization.',
      );
    }
    if (now.kind === '401' || (!preview && token !== tokens.delivery))
      return refuse(
        response,
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    if (now.kind === 'broken') {
      response.writeHead(200, { 'Content-Type': 'application/vnd.contentful.delivery.v1+json' });
      return void response.end('{"sys": {"type": "Array"}, "total": 12, "items": [{"sys"');
    }
    if (!/^\/spaces\/[^/]+\/environments\/[^/]+\/entries$/.test(pathname))
      return refuse(response, 404, 'NotFound', 'The resource could not be found.');

    const result = answerEntries(now.kind === 'empty' ? new Space() : space, query, { preview });
    if ('body' in result) return json(response, 200, result.body);
    refuse(response, result.status, result.error, result.message, result.details);
  }

  function json(response: ServerResponse, status: number, body: object) {
    const { port } = server.address() as AddressInfo;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'X-Contentful-Request-Id': 'fake-request',
    });
    response.end(JSON.stringify(body).replaceAll('//HOST/', `//127.0.0.1:${port}/`));
  }

  function refuse(response: ServerResponse, status: number, id: string, message: string, details?: object) {
    json(response, status, { sys: { type: 'Error', id }, message, details, requestId: 'fake-request' });
  }

  await listen(server, port);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    space,
    asked,
    command,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const pictures = new Map<string, Promise<Buffer>>();

/** A picture of the sea whose color follows from its name, as wide as asked. */
async function picture(response: ServerResponse, pathname: string, asked: number) {
  const width = Math.min(Math.max(Math.round(asked) || 800, 16), 1_600);
  const hue = [...pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 60;
  const key = `${hue} ${width}`;
  const drawn =
    pictures.get(key) ??
    sharp({
      create: {
        width,
        height: Math.round(width * 0.625),
        channels: 3,
        background: `hsl(${150 + hue}, 45%, 55%)`,
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer();
  pictures.set(key, drawn);
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' });
  response.end(await drawn);
}
