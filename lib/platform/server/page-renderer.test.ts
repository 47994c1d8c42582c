import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { Handle } from '../next/render-page.ts';
import { eventually } from '../testing/eventually.ts';
import { listen } from '../testing/free-port.ts';
import { countConnections } from '../testing/http-server.ts';
import { createPageRenderer, isRenderedPerRequest } from './page-renderer.ts';
import { createWebServer } from './web-server.ts';

const policy = { 'content-security-policy': "default-src 'self'" };
const errorPage = {
  status: 200,
  html: 'Try again in a minute',
  headers: { ...policy, 'cache-control': 'private, no-store' },
};

/** Sends a page as Next sends a cached one. */
function sendPage(response: ServerResponse, html: string, { status = 200, headers = policy as object } = {}) {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ 'content-type': 'text/html', ...headers }))).end(html);
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that responds with `handle`. Returns a function that requests a path from it. */
async function startServer(handle: Handle, perMinute = 1_000) {
  const render = createPageRenderer(handle, { files: () => null, errorPage, trustedProxies: 0, perMinute });
  server = createWebServer(handle, { trustedProxies: 0, errorPage, render });
  const port = await listen(server);
  return (path: string) => request({ host: '127.0.0.1', port, path, agent: new Agent() }).end();
}

async function readResponse(sent: ReturnType<typeof request>) {
  const [response]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
}

/** Returns a handler whose pages are ready once `finish` is called. `open` lists the responses that it began. */
function createSlowPages() {
  const open: ServerResponse[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const handle: Handle = async (_, response) => {
    open.push(response);
    await finished;
    sendPage(response, 'page');
  };
  return { open, finish: () => finish(), handle };
}

test.each([
  ['/book-a-time', true],
  ['/book-a-time/SO-AAAA-AAAA', true],
  ['/office/SO-AAAA-AAAA', true],
  ['/%6Fffice/SO-AAAA-AAAA', true],
  ['/partner/analysis/SO-AAAA-AAAA', true],
  ['/partner/sample-analysis', false],
  ['/book-a-time/', false],
  ['/office-hours', false],
  ['/Office/SO-AAAA-AAAA', false],
  ['/api/office/SO-AAAA-AAAA', false],
  ['/plans', false],
])('%s is rendered for each request: %s', (path, isRendered) => {
  expect(isRenderedPerRequest(path)).toBe(isRendered);
});

test('in a rush two pages are rendered at once, 64 visitors wait, and the others are told to come back', async () => {
  const { open, finish, handle } = createSlowPages();
  const get = await startServer(handle);
  const responses: Awaited<ReturnType<typeof readResponse>>[] = [];
  const visits = Array.from({ length: 70 }, async () =>
    responses.push(await readResponse(get('/book-a-time'))),
  );
  await eventually(() => expect(responses).toHaveLength(4));
  expect(open).toHaveLength(2);
  for (const { status, headers, html } of responses) {
    expect([status, html, headers['retry-after']]).toEqual([503, 'Try again in a minute', '5']);
    expect(headers).toMatchObject({ ...policy, 'cache-control': 'private, no-store' });
  }
  finish();
  await Promise.all(visits);
  for (const { status, html } of responses.slice(4)) expect([status, html]).toEqual([200, 'page']);
});

test('nothing is rendered for a visitor who has left', async () => {
  const { open, finish, handle } = createSlowPages();
  const get = await startServer(handle);
  const visits: ReturnType<typeof get>[] = [];
  for (const rendered of [1, 2, 2]) {
    visits.push(get('/book-a-time').on('error', () => {}));
    const connections = visits.length;
    await eventually(async () =>
      expect([open.length, await countConnections(server)]).toEqual([rendered, connections]),
    );
  }
  const [first, second, third] = visits;
  for (const sent of [first, third]) sent?.destroy();
  await eventually(async () => expect(await countConnections(server)).toBe(1));
  finish();
  if (second) expect((await readResponse(second)).status).toBe(200);
  expect((await readResponse(get('/office'))).status).toBe(200);
  expect(open).toHaveLength(3);
});

test('a client that requests too many pages gets the error page, but still gets cached pages', async () => {
  const paths: unknown[] = [];
  const get = await startServer(async ({ url }, response) => {
    paths.push(url);
    sendPage(response, 'page');
  }, 2);
  for (const status of [200, 200, 429]) {
    const { headers, ...page } = await readResponse(get('/office/SO-AAAA-AAAA?key=wrong'));
    expect(page).toEqual({ status, html: status === 200 ? 'page' : 'Try again in a minute' });
    expect(Number(headers['retry-after'] ?? 60)).toBeLessThanOrEqual(60);
  }
  expect((await readResponse(get('/plans'))).status).toBe(200);
  expect(paths).toHaveLength(3);
});

test('a private page with a wrong key is the cached 404 page, which is requested once for many guesses', async () => {
  const paths: unknown[] = [];
  const get = await startServer(async ({ url }, response) => {
    paths.push(url);
    if (url === '/404') return sendPage(response, 'Here is the home page instead', { status: 404 });
    // For `notFound()`, Next sends an empty document and leaves the rest to scripts.
    sendPage(response, '<html id="__next_error__">', { status: 404, headers: {} });
  });
  for (const path of ['/office/SO-AAAA-AAAA?key=wrong', '/office/SO-BBBB-BBBB?key=wrong', '/office?key=x']) {
    const { status, headers, html: shown } = await readResponse(get(path));
    expect([status, shown]).toEqual([404, 'Here is the home page instead']);
    expect(headers).toMatchObject({
      ...policy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  }
  expect(paths.filter((path) => path === '/404')).toHaveLength(1);
  expect(paths).toHaveLength(4);
});

test.each(['/problem', '/form-problem', '/preview-problem?key=x', '/%66orm-problem'])(
  '%s, which only our server requests, is the cached 404 page',
  async (path) => {
    const paths: unknown[] = [];
    const get = await startServer(async ({ url }, response) => {
      paths.push(url);
      sendPage(response, 'Here is the home page instead', { status: 404 });
    });
    expect((await readResponse(get(path))).status).toBe(404);
    expect(paths).toEqual(['/404']);
  },
);

test.each([
  [429, '60'],
  [503, '30'],
])(
  'a private page that says %i is sent without the header, the footer and scripts',
  async (sent, retryAfter) => {
    const main = '<main id="main"><form method="post"><textarea>Called\nher</textarea></form></main>';
    const styles = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
    const head = [
      `<meta charSet="utf-8"/>${styles}`,
      `<meta name="prerender-status-code" content="${sent}"/>`,
      '<meta name="robots" content="noindex, nofollow"/><title>Lead</title>',
    ];
    const get = await startServer(async (_, response) => {
      const [script, preload] = [
        '<script>self.__next_f.push([1])</script>',
        '<link rel="preload" href="/a.js"/>',
      ];
      const html = `<!DOCTYPE html><html lang="en"><head>${head.join(script + preload)}<style>a{}</style></head><body>
      <header><a href="/">Home</a></header>${main}<footer>Footer</footer>${script}</body></html>`;
      sendPage(response, html, { headers: {} });
    });
    const { status, headers, html } = await readResponse(get('/office/SO-AAAA-AAAA?key=right'));
    expect([status, headers['retry-after']]).toEqual([sent, retryAfter]);
    expect(html).toBe(
      `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head><body>${main}</body></html>`,
    );
    expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
  },
);

test('a public page that says 503 keeps its header, because its visitors may want to go elsewhere', async () => {
  const get = await startServer(async (_, response) => {
    const head =
      '<meta name="robots" content="noindex, follow"/><meta name="prerender-status-code" content="503"/>';
    const body = '<header>Menu</header><main>Later</main>';
    const html = `<html><head>${head}<title>Book</title></head><body>${body}</body></html>`;
    sendPage(response, html, { headers: {} });
  });
  const { status, html } = await readResponse(get('/book-a-time'));
  expect(status).toBe(503);
  expect(html).toContain('<header>Menu</header>');
});

test('a page that fails is replaced by the error page', async () => {
  const get = await startServer(async (_, response) => {
    sendPage(response, '<html id="__next_error__">', { status: 500, headers: {} });
  });
  expect(await readResponse(get('/book-a-time'))).toMatchObject({ status: 500, html: errorPage.html });
});
