import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHttp } from '@/lib/platform/testing/http-server';
import { isPublicAddress, safeFetch, withSignal } from './safe-fetch';

const lookup = vi.hoisted(() => vi.fn<() => Promise<LookupAddress[]>>());
vi.mock('node:dns/promises', () => ({ lookup }));

let requests: string[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
  .jpeg()
  .toBuffer();
const upstream = await startHttp((request, response) => {
  requests.push(`${request.headers.host}${request.url}`);
  respond(request, response);
});
afterAll(() => upstream.close());
beforeEach(() => {
  requests = [];
  respond = (_, response) => response.end(picture);
});

const addresses = (...list: string[]): LookupAddress[] =>
  list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

function fetchFrom(hosts: string[], url: string, deadlineMs = 20_000) {
  const signal = AbortSignal.timeout(deadlineMs);
  return withSignal(signal, () => safeFetch(new URL(url), { hosts, signal }));
}

/** Fetches a picture from the upstream, which is an allowed host. */
const fetchPicture = (path: string, deadlineMs?: number) =>
  fetchFrom([upstream.host], `${upstream.url}${path}`, deadlineMs);

test('fetches a picture without cookies, credentials or referrer', async () => {
  let headers: IncomingMessage['headers'] = {};
  respond = (request, response) => {
    headers = request.headers;
    response.end(picture);
  };
  expect(await fetchPicture('/a.jpg?w=800')).toEqual(picture);
  expect(requests).toEqual([`${upstream.host}/a.jpg?w=800`]);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('referer');
});

test('says who asks', async () => {
  respond = ({ headers }, response) =>
    response
      .writeHead(/^Mozilla\/5\.0 \(compatible; .+\)$/.test(headers['user-agent'] ?? '') ? 200 : 403)
      .end(picture);
  expect(await fetchPicture('/a.jpg')).toEqual(picture);
});

describe('a compressed picture', () => {
  const send = (encoding: string, bytes: Buffer) => {
    respond = (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes);
  };

  test.each([
    ['gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('(%s) is read', async (encoding, compress) => {
    send(encoding, compress(picture));
    expect(await fetchPicture('/a.jpg')).toEqual(picture);
  });

  test('that is not compressed fails', async () => {
    send('gzip', picture);
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed' });
  });

  test('counts toward the limit as it is unpacked', async () => {
    send('gzip', gzipSync(Buffer.alloc(16 * 1024 * 1024)));
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('addresses', () => {
  const name = 'pictures.example';
  const here = () => `${name}:${upstream.port}`;
  beforeEach(() => void lookup.mockReset());

  test.each([
    ['loopback', ['127.0.0.1']],
    ['loopback mapped into IPv6', ['::ffff:127.0.0.1']],
    ['a private address behind a public one', ['8.8.8.8', '10.0.0.1']],
    ['a private IPv6 address beside a public one', ['8.8.8.8', 'fd00::1']],
  ])('rejects a listed host that resolves to %s', async (_, list) => {
    lookup.mockResolvedValue(addresses(...list));
    const fetched = fetchFrom([name], `https://${name}/a.jpg`);
    await expect(fetched).rejects.toMatchObject({ code: 'host-not-allowed', status: 403 });
  });

  test('allows a host listed with its port on a private network, and resolves it once', async () => {
    lookup.mockResolvedValueOnce(addresses('127.0.0.1'));
    expect(await fetchFrom([here()], `http://${here()}/a.jpg`)).toEqual(picture);
    expect(requests).toEqual([`${here()}/a.jpg`]);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  test('resolves and checks the host of a redirect again', async () => {
    // DNS rebinding: the second address is private.
    lookup.mockResolvedValueOnce(addresses('127.0.0.1')).mockResolvedValueOnce(addresses('10.0.0.1'));
    respond = (_, response) => response.writeHead(302, { location: `https://${name}/b.jpg` }).end();
    const fetched = fetchFrom([here(), name], `http://${here()}/a.jpg`);
    await expect(fetched).rejects.toMatchObject({ code: 'host-not-allowed' });
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['no address', 502, () => lookup.mockResolvedValue([])],
    ['an error', 502, () => lookup.mockRejectedValue(new Error('ENOTFOUND'))],
    ['a DNS server that hangs', 504, () => lookup.mockReturnValue(new Promise(() => {}))],
  ])('a host with %s is rejected with status %i', async (_, status, resolve) => {
    resolve();
    await expect(fetchFrom([name], `https://${name}/`, 400)).rejects.toMatchObject({ status });
  });

  test.each([
    ['8.8.8.8', true, 'IPv4'],
    ['2606:4700::6810:84e5', true, 'IPv6'],
    ['10.1.2.3', false, 'private'],
    ['100.64.0.1', false, 'carrier-grade NAT'],
    ['169.254.169.254', false, 'link-local, cloud metadata'],
    ['224.0.0.1', false, 'multicast'],
    ['::1', false, 'loopback'],
    ['::ffff:8.8.8.8', false, 'IPv4 mapped'],
    ['64:ff9b::a9fe:a9fe', false, 'NAT64'],
    ['2001::1', false, 'Teredo'],
    ['2002:7f00:1::', false, '6to4 of loopback'],
    ['4000::1', false, 'unallocated'],
    ['fd12:3456::1', false, 'unique local'],
    ['fe80::1%eth0', false, 'link-local with a zone'],
    ['', false, 'nothing'],
  ])('%s is public: %s (%s)', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('redirects', () => {
  const redirect = (location: string, status = 302) => {
    respond = (_, response) => response.writeHead(status, { location }).end();
  };

  test.each([301, 308])('%i to the same host is followed', async (status) => {
    respond = (request, response) =>
      request.url === '/a.jpg'
        ? response.writeHead(status, { location: '/b.jpg' }).end()
        : response.end(picture);
    expect(await fetchPicture('/a.jpg')).toEqual(picture);
    expect(requests).toHaveLength(2);
  });

  test('to an address in raw UTF-8 is followed', async () => {
    respond = ({ url, socket }, response) =>
      url === '/a.jpg'
        ? socket.end('HTTP/1.1 302 Found\r\nLocation: /café.jpg\r\n\r\n')
        : response.end(picture);
    expect(await fetchPicture('/a.jpg')).toEqual(picture);
    expect(requests.at(-1)).toBe(`${upstream.host}/caf%C3%A9.jpg`);
  });

  test.each(['https://example.com/a.jpg', 'file:///etc/passwd', '/\\evil.example/a.jpg'])(
    'to %s is rejected',
    async (location) => {
      redirect(location);
      await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'host-not-allowed', status: 403 });
      expect(requests).toHaveLength(1);
    },
  );

  test('three are followed, a fourth is rejected', async () => {
    respond = (request, response) => {
      const step = Number(request.url?.slice(1));
      if (step === 3) response.end(picture);
      else response.writeHead(302, { location: `/${step + 1}` }).end();
    };
    expect(await fetchPicture('/0')).toEqual(picture);
    redirect('/again');
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
  });
});

describe('responses', () => {
  test.each([206, 404, 500])('status %i is an upstream failure', async (status) => {
    respond = (_, response) => response.writeHead(status).end();
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
  });

  test('rejects a Content-Length over 15 MB', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': 15 * 1024 * 1024 + 1 });
      response.write(picture);
    };
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'too-large', status: 413 });
  });

  test('stops reading at 15 MB', async () => {
    respond = (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.write(picture);
      response.on('drain', more);
      more();
    };
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'too-large', status: 413 });
  });

  test('a dropped connection is an upstream failure', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': picture.length });
      response.write(picture.subarray(0, 100), () => response.destroy());
    };
    await expect(fetchPicture('/a.jpg')).rejects.toMatchObject({ code: 'upstream-failed', status: 502 });
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
    respond = stop;
    await expect(fetchPicture('/a.jpg', 60)).rejects.toMatchObject({
      code: 'upstream-too-slow',
      status: 504,
    });
  });
});
