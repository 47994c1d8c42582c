import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startHttp } from '@/lib/platform/testing/http-server';
import { errorBody } from '../contentful/query';
import { type Kind, LOCALE, ManagedSpace, Refusal } from './store';

export const managementToken = 'management-token';
const SPACE_ID = 'seaoats';

/** What the next requests whose method and path match are answered with, instead of what they ask for. */
interface Fault {
  on: RegExp;
  status: 409 | 422 | 429 | 500;
  times: number;
}

export type FakeManagement = Awaited<ReturnType<typeof startContentfulManagement>>;

const names = { 409: 'VersionMismatch', 422: 'InvalidEntry', 429: 'RateLimitExceeded', 500: 'ServerError' };
const ITEM =
  /^\/spaces\/([^/]+)\/environments\/([^/]+)\/(content_types|tags|entries|assets)(?:\/([^/]+))?(\/.+)?$/;

/** Starts a fake of Contentful's management and upload API with one empty space, on loopback. */
export async function startContentfulManagement() {
  const space = new ManagedSpace();
  /** Method and path of every request. */
  const asked: string[] = [];
  const faults: Fault[] = [];

  const server = await startHttp(async (request, response) => {
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
      json(response, status, errorBody(id, id, details));
    }
  });

  async function answer(
    request: IncomingMessage,
    pathname: string,
  ): Promise<{ status: number; body?: object }> {
    const { method } = request;
    const inSpace = pathname.startsWith(`/spaces/${SPACE_ID}`);
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
      return { status: 200, body: { name: 'Fake', sys: { type: 'Space', id: SPACE_ID } } };

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
      await space.process(id, locale);
      return { status: 204 };
    }
    const contentType = request.headers['x-contentful-content-type'];
    const body = JSON.parse((await buffer(request)).toString());
    const options = { version, contentType: Array.isArray(contentType) ? contentType[0] : contentType };
    return { status: version === 0 ? 201 : 200, body: space.put(kind, id, body, options) };
  }

  function json(response: ServerResponse, status: number, body?: object): void {
    response.writeHead(status, { 'Content-Type': 'application/vnd.contentful.management.v1+json' });
    response.end(body && JSON.stringify(body));
  }

  return { ...server, space, asked, fail: (fault: Fault) => void faults.push({ ...fault }) };
}

const list = (items: object[]) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1_000,
  items,
});
