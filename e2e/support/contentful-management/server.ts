import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type Kind, LOCALE, ManagedSpace, Refusal } from './store';

export const managementToken = 'management-token';

/** What the next requests whose method and path match are answered with, instead of what they ask for. */
interface Fault {
  on: RegExp;
  status: 409 | 422 | 429 | 500;
  times: number;
}

export interface FakeManagement {
  url: string;
  host: string;
  space: ManagedSpace;
  /** Method and path of every request. */
  asked: string[];
  fail(fault: Fault): void;
  close(): Promise<void>;
}

const names = { 409: 'VersionMismatch', 422: 'InvalidEntry', 429: 'RateLimitExceeded', 500: 'ServerError' };
const ITEM =
  /^\/spaces\/([^/]+)\/environments\/([^/]+)\/(content_types|tags|entries|assets)(?:\/([^/]+))?(\/.+)?$/;

/** Starts a fake of Contentful's management and upload API with one empty space, on loopback. */
export async function startContentfulManagement({
  port = 0,
  spaceId = 'seaoats',
} = {}): Promise<FakeManagement> {
  const space = new ManagedSpace();
  const asked: string[] = [];
  const faults: Fault[] = [];

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://management');
    try {
      const file = space.files.get(/^\/files\/([^/]+)\//.exec(pathname)?.[1] ?? '');
      if (file) return void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(file);
      asked.push(`${request.method} ${pathname}`);
      const fault = faults.find(({ on, times }) => times > 0 && on.test(`${request.method} ${pathname}`));
      if (fault) {
        fault.times -= 1;
        throw new Refusal(fault.status, names[fault.status]);
      }
      if (request.headers.authorization !== `Bearer ${managementToken}`)
        throw new Refusal(401, 'AccessTokenInvalid');
      const { status, body } = await answer(request, pathname);
      json(response, status, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message: id, details } = error;
      if (status === 429) response.setHeader('X-Contentful-RateLimit-Reset', '1');
      json(response, status, { sys: { type: 'Error', id }, message: id, details, requestId: 'fake-request' });
    }
  });

  async function answer(
    request: IncomingMessage,
    pathname: string,
  ): Promise<{ status: number; body?: object }> {
    const { method } = request;
    const inSpace = pathname.startsWith(`/spaces/${spaceId}`);
    if (!inSpace) throw new Refusal(404, 'NotFound');
    if (method === 'POST' && /\/uploads$/.test(pathname)) {
      const id = `upload${space.uploads.size + 1}`;
      space.uploads.set(id, await buffer(request));
      return { status: 201, body: { sys: { type: 'Upload', id } } };
    }
    if (/\/locales$/.test(pathname))
      return {
        status: 200,
        body: list([{ code: LOCALE, default: true, sys: { type: 'Locale', id: LOCALE } }]),
      };
    if (/^\/spaces\/[^/]+(\/environments\/[^/]+)?$/.test(pathname))
      return { status: 200, body: { name: 'Fake', sys: { type: 'Space', id: spaceId } } };

    const [, , , kindName, id, rest = ''] = ITEM.exec(pathname) ?? [];
    const kind = kindName as Kind | undefined;
    if (!kind) throw new Refusal(404, 'NotFound');
    if (!id) return { status: 200, body: list([...space.items[kind].values()]) };
    if (method === 'GET') return { status: 200, body: space.get(kind, id) };
    if (method !== 'PUT') throw new Refusal(405, 'MethodNotAllowed');

    const version = Number(request.headers['x-contentful-version'] ?? 0);
    const locale = /^\/files\/([^/]+)\/process$/.exec(rest)?.[1];
    if (rest === '/published') return { status: 200, body: space.publish(kind, id, version) };
    if (locale) {
      await process(id, locale);
      return { status: 204 };
    }
    const contentType = request.headers['x-contentful-content-type'];
    const body = JSON.parse((await buffer(request)).toString());
    const options = { version, contentType: Array.isArray(contentType) ? contentType[0] : contentType };
    return { status: version === 0 ? 201 : 200, body: space.put(kind, id, body, options) };
  }

  async function process(id: string, locale: string): Promise<void> {
    const { file } = space.get('assets', id).fields as {
      file: Record<string, { uploadFrom?: { sys: { id: string } } }>;
    };
    const bytes = space.uploads.get(file[locale]?.uploadFrom?.sys.id ?? '');
    if (!bytes) throw new Refusal(404, 'NotFound');
    const { width, height } = await sharp(bytes).metadata();
    space.process(id, locale, { size: bytes.length, image: { width, height } });
  }

  function json(response: ServerResponse, status: number, body?: object): void {
    response.writeHead(status, { 'Content-Type': 'application/vnd.contentful.management.v1+json' });
    response.end(body && JSON.stringify(body));
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    space,
    asked,
    fail: (fault) => faults.push({ ...fault }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const list = (items: object[]) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1_000,
  items,
});
