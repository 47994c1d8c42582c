import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHttp } from '@/lib/platform/testing/http-server';
import { safeFetch } from './safe-fetch';

const lookup = vi.hoisted(() => vi.fn<() => Promise<LookupAddress[]>>());
vi.mock('node:dns/promises', () => ({ lookup }));

let upstream: Awaited<ReturnType<typeof startHttp>>;
let picture: Buffer;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  upstream = await startHttp((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
});
afterAll(() => upstream.close());
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end(picture);
});

const addresses = (...list: string[]): LookupAddress[] =>
  list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

/** Asks for a picture of the upstream-in, which is on the list by its address, and by a name where one is given. */
function ask(path: string, options: { signal?: AbortSignal } = {}) {
  return safeFetch(new URL(path, upstream.url), { hosts: [upstream.host], ...options });
}

test('a picture of a listed host comes whole, without a word about who asks', async () => {
  let headers: IncomingMessage['headers'] = {};
  answer = (request, response) => {
    headers = request.headers;
    response.end(picture);
  };
  expect(await ask('/a.jpg?w=800')).toEqual(picture);
  expect(asked).toEqual([`${upstream.host}/a.jpg?w=800`]);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('referer');
});

describe('addresses', () => {
  const name = 'pictures.example';
  const fetchFrom = (
    list: string[],
    resolved: () => LookupAddress[] | Promise<LookupAddress[]>,
    url: string,
    deadlineMs = 1_000,
  ) => {
    lookup.mockImplementation(async () => resolved());
    return safeFetch(new URL(url), { hosts: list, signal: AbortSignal.timeout(deadlineMs) });
  };

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['192.168.0.7']],
    ['the credentials of a cloud', ['169.254.169.254']],
    ['loopback in IPv6', ['::1']],
    ['loopback mapped into IPv6', ['::ffff:127.0.0.1']],
    ['a private address behind a public one', ['8.8.8.8', '10.0.0.1']],
    ['a private IPv6 address beside a public one', ['8.8.8.8', 'fd00::1']],
  ])('a listed name that resolves to %s is refused', async (_, list) => {
    const refused = fetchFrom([name], () => addresses(...list), `https://${name}/a.jpg`);
    await expect(refused).rejects.toMatchObject({ code: 'host-not-allowed', status: 403 });
  });

  test('with its port on the list a name may lie on a private network', async () => {
    const url = `http://${name}:${upstream.port}/a.jpg`;
    expect(await fetchFrom([`${name}:${upstream.port}`], () => addresses('127.0.0.1'), url)).toEqual(picture);
    expect(asked).toEqual([`${name}:${upstream.port}/a.jpg`]);
  });

  test('a name is resolved once, and the connection goes where the check was', async () => {
    let times = 0;
    const rebinding = () => {
      times += 1;
      return addresses(times === 1 ? '127.0.0.1' : '127.0.0.2');
    };
    const url = `http://${name}:${upstream.port}/a.jpg`;
    expect(await fetchFrom([`${name}:${upstream.port}`], rebinding, url)).toEqual(picture);
    expect(times).toBe(1);
  });

  test('a redirect to the same name is resolved and checked again', async () => {
    // The second answer of a rebinding name server is private; the host was listed without its port.
    let times = 0;
    answer = (_, response) => response.writeHead(302, { location: `https://${name}/b.jpg` }).end();
    const resolved = () => {
      times += 1;
      return addresses(times === 1 ? '127.0.0.1' : '10.0.0.1');
    };
    const refused = fetchFrom(
      [`${name}:${upstream.port}`, name],
      resolved,
      `http://${name}:${upstream.port}/a.jpg`,
    );
    await expect(refused).rejects.toMatchObject({ code: 'host-not-allowed' });
    expect(times).toBe(2);
  });

  test.each([
    ['no address', () => []],
    ['an error', () => Promise.reject(new Error('ENOTFOUND'))],
  ])('a name with %s is a failure of the host', async (_, resolved) => {
    await expect(fetchFrom([name], resolved, `https://${name}/`)).rejects.toMatchObject({ status: 502 });
  });

  test('a name server that never answers is too slow', async () => {
    const slow = fetchFrom([name], () => new Promise<LookupAddress[]>(() => {}), `https://${name}/`, 40);
    await expect(slow).rejects.toMatchObject({ status: 504 });
  });
});

describe('redirects', () => {
  const redirect = (location: string, status = 302) => {
    answer = (_, response) => response.writeHead(status, { location }).end();
  };

  test.each([301, 302, 303, 307, 308])('%i within the host is followed', async (status) => {
    answer = (request, response) =>
      request.url === '/a.jpg'
        ? response.writeHead(status, { location: '/b.jpg' }).end()
        : response.end(picture);
    expect(await ask('/a.jpg')).toEqual(picture);
    expect(asked).toHaveLength(2);
  });

  test.each([
    'http://127.0.0.1/',
    'https://example.com/a.jpg',
    'file:///etc/passwd',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
  ])('to %s is refused', async (location) => {
    redirect(location);
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'host-not-allowed', status: 403 });
    expect(asked).toHaveLength(1);
  });

  test('three are followed, a fourth is too many', async () => {
    answer = (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 3) response.end(picture);
      else response.writeHead(302, { location: `/${step + 1}` }).end();
    };
    expect(await ask('/0')).toEqual(picture);
    redirect('/again');
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
  });
});

describe('what comes', () => {
  test.each([204, 206, 304, 400, 401, 404, 410, 500, 503])(
    'status %i is a failure of the host',
    async (status) => {
      answer = (_, response) => response.writeHead(status).end();
      await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
    },
  );

  test.each([
    ['a web page', '<!doctype html><title>Hello</title>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['nothing', ''],
  ])('%s under the name of a picture is refused', async (_, body) => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body);
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'not-an-image', status: 415 });
  });

  test('an announced length over 15 MB is refused unread', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 15 * 1024 * 1024 + 1 });
      response.write(picture);
    };
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'too-large', status: 413 });
  });

  test('an endless picture is cut off at 15 MB', async () => {
    answer = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.write(picture);
      response.on('drain', more);
      more();
    };
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'too-large', status: 413 });
  });

  test('a connection that breaks in the middle is a failure of the host', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': picture.length });
      response.write(picture.subarray(0, 100), () => response.destroy());
    };
    await expect(ask('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
  });

  test.each([
    ['before the first byte', () => {}],
    [
      'in the middle',
      (_: IncomingMessage, response: ServerResponse) => void response.write(picture.subarray(0, 100)),
    ],
    [
      'between redirects',
      (_: IncomingMessage, response: ServerResponse) => {
        setTimeout(() => response.writeHead(302, { location: '/a.jpg' }).end(), 30);
      },
    ],
  ])('a host that stops %s is too slow', async (_, stop) => {
    answer = stop;
    await expect(ask('/a.jpg', { signal: AbortSignal.timeout(60) })).rejects.toMatchObject({
      code: 'upstream-too-slow',
      status: 504,
    });
  });

  test('a host that is not there is a failure of the host', async () => {
    const gone = await startHttp(() => {});
    gone.close();
    const refused = safeFetch(new URL('/a.jpg', gone.url), { hosts: [gone.host] });
    await expect(refused).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
  });
});
