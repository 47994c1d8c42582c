import { describe, expect, test } from 'vitest';
import { createWebServer } from '../server/web-server.ts';
import { listen } from '../testing/free-port.ts';
import { clientNetworks } from './client-address.ts';
import { attributes, html } from './html.ts';
import { wantsJson } from './json-response.ts';
import { readBody } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';

const LIMIT = 64 * 1024;

function post(body: BodyInit | null, type?: string): Request {
  const request = new Request('http://localhost/', { method: 'POST', body });
  if (type !== undefined) request.headers.set('content-type', type);
  return request;
}

describe('a body', () => {
  const form = new FormData();
  form.set('name', 'Ada');

  test.each([
    [
      'form-encoded',
      post('name=Ada&name=Bob&x=%00', 'application/x-www-form-urlencoded; charset=UTF-8'),
      { name: 'Ada', x: '\0' },
    ],
    ['multipart', post(form), { name: 'Ada' }],
    [
      'JSON',
      post('{"name":"Ada","n":3,"yes":true,"none":null,"list":[1]}', 'application/json'),
      { name: 'Ada', n: '3', yes: 'true', none: undefined, list: [1] },
    ],
    ['an empty body', post('', 'application/x-www-form-urlencoded'), {}],
    [
      '__proto__',
      post('{"__proto__":{"admin":true}}', 'application/json'),
      JSON.parse('{"__proto__":{"admin":true}}'),
    ],
  ])('is read: %s', async (_, request, expected) => {
    const body = await readBody(request);
    expect(body).toEqual(expected);
    expect('admin' in body).toBe(false);
  });

  test.each([
    ['no JSON', post('{', 'application/json'), 400],
    ['a JSON list', post('[]', 'application/json'), 400],
    ['JSON null', post('null', 'application/json'), 400],
    ['JSON that is not UTF-8', post(new Uint8Array([0x22, 0xff, 0x22]), 'application/json'), 400],
    ['multipart without a boundary', post('x', 'multipart/form-data'), 400],
    [
      'multipart that breaks off',
      post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 'multipart/form-data; boundary=x'),
      400,
    ],
    ['text', post('name=Ada', 'text/plain'), 415],
    ['a made-up type', post('name=Ada', 'constructor'), 415],
    ['one byte too many', post('a'.repeat(LIMIT + 1), 'application/x-www-form-urlencoded'), 413],
  ])('is rejected: %s', async (_, request, status) => {
    await expect(readBody(request)).rejects.toMatchObject({ name: 'HttpError', status });
  });

  test('is not read past the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100;
        controller.enqueue(new Uint8Array(100).fill(97));
      },
    });
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    await expect(readBody(new Request('http://localhost/', init))).rejects.toMatchObject({
      status: 413,
    });
    expect(sent).toBeLessThan(LIMIT * 3);
  });
});

test.each([
  [{}, true],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'http://10.0.0.1:3000', host: '10.0.0.1:3000' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://site.example.evil.example' }, false],
  [{ origin: 'null', host: 'site.example' }, false],
  [{ origin: 'file://', host: '' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'none' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'cross-site' }, false],
])('a request with %j comes from this site: %s', (headers: Record<string, string>, isOurs) => {
  expect(isSameOrigin(new Headers(headers), 'https://site.example')).toBe(isOurs);
});

test.each([
  [{ origin: 'null' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example' }, false],
])('a request with a key and %j comes from this site: %s', (headers: Record<string, string>, isOurs) => {
  expect(isSameOrigin(new Headers(headers), 'https://site.example', true)).toBe(isOurs);
});

test('uses the socket address, and X-Forwarded-For for as many hops as there are proxies', async () => {
  let seen: string[] = [];
  const handler: Parameters<typeof createWebServer>[0] = async (request, response) => {
    const headers = new Headers(request.headers as Record<string, string>);
    seen = [0, 1, 2, 3, 9].map((proxies) => clientNetworks(headers, proxies)[0]);
    response.end();
  };
  const errorPage = { html: '', headers: {} };
  const options = { trustedProxies: 0, errorPage, render: () => Promise.reject(new Error('no page')) };
  const server = createWebServer(handler, options);
  await fetch(`http://127.0.0.1:${await listen(server)}`, {
    headers: { 'x-forwarded-for': '6.6.6.6, 2001:db8:1:2:3::4, ::ffff:9.9.9.9', connection: 'close' },
  });
  server.close();

  expect(seen).toEqual(['127.0.0.1', '9.9.9.9', '2001:db8:1:2::/64', '6.6.6.6', '6.6.6.6']);
});

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['192.0.2.7:4711', ['192.0.2.7', '192.0.2.0/24']],
  ['[2001:db8:1:2ff:3::4]:4711', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2ff:3::4]', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['[::ffff:192.0.2.7]:4711', ['192.0.2.7', '192.0.2.0/24']],
])('finds the networks around %s', (forwarded, networks) => {
  expect(clientNetworks(new Headers({ 'x-forwarded-for': forwarded }), 1)).toEqual(networks);
});

test.each(['', '192.0.2.7:', '192.0.2.7:http', '[2001:db8::1', `[${'1:'.repeat(8_000)}]`])(
  'an invalid address (%.20j) is unknown',
  (forwarded) => {
    expect(clientNetworks(new Headers({ 'x-forwarded-for': forwarded }), 1)).toEqual(['unknown']);
  },
);

test.each([
  [{ accept: 'application/json' }, true],
  [{ accept: 'application/json, text/plain, */*', 'content-type': 'multipart/form-data; boundary=x' }, true],
  [{ accept: 'application/problem+json' }, true],
  [{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, false],
  [{ accept: '*/*', 'content-type': 'application/json' }, true],
  [{ accept: '*/*', 'content-type': 'application/x-www-form-urlencoded' }, false],
  [{}, true],
])('%j wants JSON: %s', (headers: Record<string, string>, json) => {
  expect(wantsJson(new Headers(headers))).toBe(json);
});

test('`html` escapes every value', () => {
  const evil = `"><script>alert('1')</script>&`;
  const { text } =
    html`<p${attributes({ title: evil, hidden: true, id: null })}>${[evil, html`<b>ok</b>`, null]}</p>`;
  expect(text).not.toContain('<script');
  expect(text).toContain(
    'hidden>&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;<b>ok</b></p>',
  );
});
