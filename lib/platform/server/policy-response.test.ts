import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Handle } from '../next/render-page.ts';
import { ROUTER_HEADERS } from '../next/responses.ts';
import { dataScript, draftCookie, draftKey, guessedDraftCookie } from '../next/testing/samples.ts';
import { listen } from '../testing/free-port.ts';
import { createWebServer } from './web-server.ts';

const errorPage = {
  html: '<h1>This page could not be shown</h1>',
  headers: { 'content-security-policy': "default-src 'none'", 'cache-control': 'private, no-store' },
};
const render = () => Promise.reject(new Error('no page'));

async function send(handle: Handle, init?: RequestInit, path = '') {
  const server = createWebServer(handle, { trustedProxies: 0, errorPage, render, draftKey });
  try {
    const response = await fetch(`http://127.0.0.1:${await listen(server)}${path}`, {
      redirect: 'manual',
      ...init,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    server.close();
  }
}

const scriptSources = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';

/** A draft as Next renders it: its scripts have the nonce of the request. */
const draftDocument = ({ headers }: IncomingMessage) => {
  const nonce = /'nonce-(.+)'/.exec(String(headers['content-security-policy']))?.[1];
  return `<!doctype html><html><body><script nonce="${nonce}">${dataScript}</script></body></html>`;
};

test('a draft gets the policy that allows its own scripts, by a nonce for this response', async () => {
  const handle: Handle = async (request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.flushHeaders();
    response.write(draftDocument(request).slice(0, 40));
    response.end(Buffer.from(draftDocument(request).slice(40)));
  };
  const nonces = new Set<string | undefined>();
  for (let n = 0; n < 2; n += 1) {
    const { headers, text } = await send(handle, { headers: { cookie: draftCookie } });
    const sources = scriptSources(headers.get('content-security-policy'));
    const nonce = /'nonce-([\w+/]{22}==)'/.exec(sources)?.[1];
    expect(text).toBe(
      `<!doctype html><html><body><script nonce="${nonce}">${dataScript}</script></body></html>`,
    );
    expect(sources).not.toContain('unsafe');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test.each(['Content-Security-Policy', 'Content-Security-Policy-Report-Only'])(
  'a visitor does not choose the nonce of a document (%s)',
  async (name) => {
    const given = { headers: { [name]: "script-src 'nonce-chosen'" } };
    const { headers, text } = await send(
      async (request, response) =>
        void response.writeHead(200, { 'Content-Type': 'text/html' }).end(JSON.stringify(request.headers)),
      given,
    );
    expect(text).not.toContain('chosen');
    expect(scriptSources(headers.get('content-security-policy'))).toBe("'self'");
  },
);

test('a redirect has one target', async () => {
  const { headers } = await send(async (_, response) => {
    response.statusCode = 308;
    response.setHeader('Location', '/blog');
    response.appendHeader('Location', '/blog');
    response.end();
  });
  expect(headers.get('location')).toBe('/blog');
});

test.each([
  [
    '/blog/old?utm_source=newsletter&utm_campaign=a%20b',
    '/blog/new',
    '/blog/new?utm_source=newsletter&utm_campaign=a%20b',
  ],
  ['/blog/old?a=$&', '/blog/new#faq', '/blog/new?a=$&#faq'],
  ['/blog/old.md?a=1', 'https://site.example/blog/new.md', 'https://site.example/blog/new.md?a=1'],
  ['/plans/?a=1', '/plans?a=1', '/plans?a=1'],
  ['/blog/old?', '/blog/new', '/blog/new'],
  ['/blog/old', '/blog/new', '/blog/new'],
])('a redirect from %s to %s leads to %s', async (path, target, location) => {
  const handle: Handle = async (_, response) => void response.writeHead(308, { Location: target }).end();
  expect((await send(handle, undefined, path)).headers.get('location')).toBe(location);
});

test('a redirect to a draft does not pass on the secret', async () => {
  const handle: Handle = async (_, response) => void response.writeHead(307, { Location: '/blog/new' }).end();
  const { headers } = await send(handle, undefined, '/api/draft?secret=x&slug=new');
  expect(headers.get('location')).toBe('/blog/new');
});

test('a document with a policy is not changed', async () => {
  const { headers, text } = await send(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" });
    response.write('<p>one');
    response.end('</p>');
  });
  expect(text).toBe('<p>one</p>');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test.each([
  ['/office/SO-AAAA-AAAA?key=secret', 'no-referrer', 'same-origin'],
  ['/api/meetings/SO-AAAA-AAAA?move=1&key=secret', 'no-referrer', 'same-origin'],
  ['/plans?monkey=1', 'strict-origin-when-cross-origin', null],
])(
  'keys leak neither in the Referer header nor to an opener: %s has the policies %s and %s',
  async (path, referrer, opener) => {
    const handle: Handle = async (_, response) => {
      // next.config.ts sets this header for every page.
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin').end('page');
    };
    const { headers } = await send(handle, undefined, path);
    expect([headers.get('referrer-policy'), headers.get('cross-origin-opener-policy')]).toEqual([
      referrer,
      opener,
    ]);
  },
);

test.each<[string, Handle]>([
  [
    'an empty document',
    async (_, response) =>
      void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<html id="__next_error__">'),
  ],
  [
    'a compressed one in several pieces',
    async (_, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html').setHeader('Content-Encoding', 'gzip');
      const packed = gzipSync('<html id="__next_error__">');
      response.write(packed.subarray(0, 9));
      response.write(packed.subarray(9));
      response.end();
    },
  ],
  [
    'an exception',
    async () => {
      throw new Error('secret detail');
    },
  ],
])('the error page replaces %s', async (_, handle) => {
  const { status, headers, text } = await send(handle);
  expect(status).toBe(500);
  expect(text).toBe(errorPage.html);
  expect(text).not.toMatch(/<script|__next_error__|secret detail/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['application/json', "default-src 'none'; base-uri", 'same-origin'],
  ['application/xml', "default-src 'none'; base-uri", 'same-origin'],
  ['image/jpeg', "img-src 'self'", 'cross-origin'],
  ['video/mp4', "media-src 'self'", 'cross-origin'],
])('%s has a closed policy and a Cross-Origin-Resource-Policy', async (type, policy, embedding) => {
  const { headers } = await send(
    async (_, response) => void response.writeHead(200, { 'Content-Type': type }).end('x'),
  );
  expect(headers.get('content-security-policy')).toContain(policy);
  expect(headers.get('cross-origin-resource-policy')).toBe(embedding);
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['a document', 200, 'text/html', 's-maxage=300'],
  ['a feed', 200, 'application/xml', 'public, max-age=0, s-maxage=60'],
  ['an unchanged feed', 304, 'application/xml', 'public, max-age=0, s-maxage=60'],
])('in draft mode, no cache stores %s', async (_, status, type, policy) => {
  const handle: Handle = async (_, response) =>
    void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': policy }).end();
  const { headers } = await send(handle, { headers: { cookie: `a=b; ${draftCookie}` } });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  [404, 's-maxage=300, stale-while-revalidate=31535700', 'public, max-age=0, s-maxage=60'],
  [410, 's-maxage=300, stale-while-revalidate=31535700', 'public, max-age=0, s-maxage=60'],
  [308, 's-maxage=300, stale-while-revalidate=31535700', 'no-cache'],
  [404, 'private, no-store', 'private, no-store'],
])('no cache holds a %i for long (%s)', async (status, given, sent) => {
  const { headers } = await send(
    async (_, response) => void response.writeHead(status, { 'Cache-Control': given }).end('none'),
  );
  expect(headers.get('cache-control')).toBe(sent);
});

test('a static page is cached for five minutes, not until after the next deploy', async () => {
  const { headers } = await send(
    async (_, response) => void response.writeHead(200, { 'Cache-Control': 's-maxage=31536000' }).end('page'),
  );
  expect(headers.get('cache-control')).toBe('s-maxage=300, stale-while-revalidate=31535700');
});

test.each(['rsc', 'Accept-Encoding'])('a 304 with Vary "%s" names Accept-Encoding once', async (given) => {
  const { headers } = await send(async (_, response) => {
    response.setHeader('Vary', given);
    for (const name of ROUTER_HEADERS) response.setHeader(name, ['1', '1']);
    response.writeHead(304).end();
  });
  expect(headers.get('vary')?.match(/Accept-Encoding/g)).toHaveLength(1);
  for (const name of ROUTER_HEADERS) expect(headers.get(name), name).toBeNull();
});

test('a guessed cookie does not turn on draft mode', async () => {
  const handle: Handle = async ({ headers }, response) => {
    response.setHeader('Content-Type', 'text/html').end(JSON.stringify(headers));
  };
  const { text, headers } = await send(handle, { headers: { cookie: guessedDraftCookie } });
  expect(text).not.toMatch(/nonce|cookie/);
  expect(headers.get('content-security-policy')).not.toContain('nonce');
});

describe('a feed reader that requests the feed again', () => {
  const [etag, modified] = ['W/"abc"', 'Thu, 05 Nov 2026 15:00:00 GMT'];
  const feed: Handle = async (_, response) => {
    // Next passes the headers of a route as lists.
    response.setHeader('ETag', [etag]).setHeader('Last-Modified', [modified]);
    response.setHeader('Content-Length', 6).write('<rss');
    response.end('/>');
  };

  test.each<[string, Record<string, string>, number]>([
    ['nothing', {}, 200],
    ['the same ETag', { 'If-None-Match': etag }, 304],
    ['another ETag', { 'If-None-Match': '"other"' }, 200],
    [
      'another ETag, whatever the date',
      { 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 01 Jan 2027 00:00:00 GMT' },
      200,
    ],
    ['the date', { 'If-Modified-Since': modified }, 304],
    ['a reload', { 'If-None-Match': etag, 'Cache-Control': 'no-cache' }, 200],
  ])('with %s', async (_, headers, status) => {
    const response = await send(feed, { headers: { 'Cache-Control': 'max-age=0', ...headers } });
    expect([response.status, response.text]).toEqual([status, status === 304 ? '' : '<rss/>']);
    expect(response.headers.get('etag')).toBe(etag);
  });

  test.each([404, 503])('%i never becomes a 304', async (status) => {
    const failed: Handle = async (_, response) =>
      void response.writeHead(status, { ETag: etag }).end('failed');
    for (const tag of [etag, '*']) {
      const response = await send(failed, { headers: { 'If-None-Match': tag } });
      expect([response.status, response.headers.get('etag')]).toEqual([status, null]);
    }
  });
});
