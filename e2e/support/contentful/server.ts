import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { startHttp } from '@/lib/platform/testing/http-server';
import { answerEntries, errorBody } from './query';
import { type Draft, Space } from './store';

export const tokens = { delivery: 'delivery-token', preview: 'preview-token' };

const refusals = {
  '401': ['AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'],
  '404': ['NotFound', 'The resource could not be found.'],
  '429': ['RateLimitExceeded', 'You have exceeded the rate limit of the Organization.'],
  '500': ['ServerError', 'Internal server error'],
} as const;

const isRefused = (kind: Mode['kind']): kind is keyof typeof refusals => kind in refusals;

/** How the fake service behaves until told otherwise; `times` limits that to the next so many questions. */
export interface Mode {
  kind: 'ok' | keyof typeof refusals | 'hang' | 'cut' | 'broken' | 'empty';
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

export type FakeContentful = Awaited<ReturnType<typeof startContentful>>;

/** Starts a fake of Contentful's delivery and preview API on loopback, at a free port where none is given. */
export async function startContentful({ port }: { port?: number } = {}) {
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

  const server = await startHttp(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://contentful');
    if (pathname === '/__control' && request.method === 'POST') {
      command(JSON.parse(await text(request)));
      return json(response, 200, { ok: true });
    }
    if (pathname === '/__asked') return json(response, 200, asked);
    if (pathname === '/__health') return json(response, 200, { ok: true });
    if (pathname.startsWith('/pictures/'))
      return picture(response, pathname, Number(searchParams.get('w') ?? 800));

    const token = request.headers.authorization?.replace('Bearer ', '');
    const preview = token === tokens.preview;
    const now: Mode = mode;
    if (mode.times !== undefined) mode = mode.times > 1 ? { ...mode, times: mode.times - 1 } : { kind: 'ok' };
    asked.push({
      at: Date.now(),
      path: pathname,
      query: Object.fromEntries(searchParams),
      preview,
      mode: now.kind,
    });

    if (now.kind === 'hang') return void hanging.add(response);
    if (now.kind === 'cut') return void response.destroy();
    if (now.kind === '429') response.setHeader('X-Contentful-RateLimit-Reset', String(now.reset ?? 1));
    if (isRefused(now.kind)) return refuse(response, now.kind);
    if (!preview && token !== tokens.delivery) return refuse(response, '401');
    if (now.kind === 'broken') {
      response.writeHead(200, { 'Content-Type': 'application/vnd.contentful.delivery.v1+json' });
      return void response.end('{"sys": {"type": "Array"}, "total": 12, "items": [{"sys"');
    }
    if (!/^\/spaces\/[^/]+\/environments\/[^/]+\/entries$/.test(pathname)) return refuse(response, '404');

    const { status, body } = answerEntries(now.kind === 'empty' ? new Space() : space, searchParams, {
      preview,
    });
    json(response, status, body);
  }, port);

  function json(response: ServerResponse, status: number, body: object) {
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'X-Contentful-Request-Id': 'fake-request',
    });
    response.end(JSON.stringify(body).replaceAll('//HOST/', `//${server.host}/`));
  }

  function refuse(response: ServerResponse, status: keyof typeof refusals) {
    const [id, message] = refusals[status];
    json(response, Number(status), errorBody(id, message));
  }

  return { ...server, space, asked, command };
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
