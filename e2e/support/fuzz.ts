import { Agent, request } from 'node:http';
import fc from 'fast-check';

/** A request as nobody would send it, or nearly as somebody would. */
interface Made {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface Finding {
  made: Omit<Made, 'body'> & { body: string };
  what: string;
}

const forms = [
  'newsletter',
  'partner',
  'referral',
  'contact',
  'about',
  'nothing',
  '..',
  '%2e%2e',
  '__proto__',
];
const routes = [
  ...forms.map((form) => `/api/leads/${form}`),
  ...['vision', 'revalidate', 'draft', 'csp', 'metrics', 'health', 'health/live', 'health/ready'].map(
    (name) => `/api/${name}`,
  ),
  ...[
    '/api',
    '/api/',
    '/api/leads',
    '/api/nothing',
    '/feed.xml',
    '/feed.json',
    '/server-sitemap.xml',
    '/robots.txt',
  ],
  ...['/llms.txt', '/.well-known/security.txt', '/_next/image', '/og/none', '/blog/none.md', '/sitemap.xml'],
];

const hostile = fc.constantFrom(
  '',
  '0',
  '-1',
  'null',
  'true',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://127.0.0.1:22/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example/x.jpg',
  '/images/hero/../../package.json',
  '/images/%00.jpg',
  "' or 1=1 --",
  '"; drop table leads; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u202e\u0000\ud800',
  '😀'.repeat(50),
  'a'.repeat(9_000),
  '1e999',
  '%',
  '%E0%A4%A',
  'ada@example.com',
  '+1 850 555 0142',
);
const value = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.webUrl(), fc.emailAddress());

const names = [
  'name',
  'email',
  'phone',
  'topic',
  'message',
  'property',
  'area',
  'bedrooms',
  'revenue',
  'management',
  'role',
];
const more = [
  'ownerName',
  'ownerEmail',
  'ownerPhone',
  'consent',
  'page',
  'website',
  'imageUrl',
  'secret',
  'slug',
  'sys',
  '__proto__',
];
const field = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names, ...more) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

const goodLead = fc.record({
  name: fc.constant('Ada Lovelace'),
  email: fc.constant('ada@example.com'),
  phone: fc.constant('850 555 0100'),
  topic: fc.constantFrom('guest', 'owner', 'partner', 'other'),
  message: value,
});
const record = fc.oneof(
  goodLead,
  fc.dictionary(field, fc.oneof(value, fc.jsonValue({ maxDepth: 4 })), { maxKeys: 8 }),
);

const text = (body: string, type: string) => ({ body: Buffer.from(body), type });
const content = fc.oneof(
  record.map((fields) => text(JSON.stringify(fields), 'application/json')),
  fc.jsonValue({ maxDepth: 6 }).map((json) => text(JSON.stringify(json), 'application/json')),
  fc
    .record({ imageUrl: fc.oneof(hostile, fc.constant('/images/hero/hero-poster.jpg'), fc.webUrl()) })
    .map((json) => text(JSON.stringify(json), 'application/json')),
  record.map((fields) =>
    text(
      new URLSearchParams(
        Object.entries(fields).map(([name, given]) => [name, String(given).toWellFormed()]),
      ).toString(),
      'application/x-www-form-urlencoded',
    ),
  ),
  record.map((fields) => {
    const parts = Object.entries(fields).map(
      ([name, given]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${given}\r\n`,
    );
    return text(`${parts.join('')}--b--\r\n`, 'multipart/form-data; boundary=b');
  }),
  fc
    .tuple(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom(
        'application/json',
        'multipart/form-data; boundary=b',
        'multipart/form-data',
        'text/plain',
        'application/csp-report',
        '',
        'application/x-www-form-urlencoded; charset=utf-16',
      ),
    )
    .map(([bytes, type]) => ({ body: Buffer.from(bytes), type })),
  fc.constantFrom(8_193, 65_537, 70_000).map((size) => text('x'.repeat(size), 'application/json')),
  fc.constant(text(`${'['.repeat(20_000)}`, 'application/json')),
  fc.constant({ body: Buffer.alloc(0), type: '' }),
);

// Node refuses to send anything else in a header; what it would refuse is tried on the socket by other tests.
const headerValue = value.map((given) => given.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 6_000));
const headerName = fc.constantFrom(
  ...[
    'accept',
    'origin',
    'referer',
    'sec-fetch-site',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
  ],
  ...[
    'authorization',
    'x-revalidate-secret',
    'x-contentful-topic',
    'x-contentful-signature',
    'x-contentful-timestamp',
  ],
  ...[
    'x-contentful-signed-headers',
    'cookie',
    'range',
    'if-none-match',
    'if-modified-since',
    'content-encoding',
    'accept-encoding',
  ],
  ...[
    'rsc',
    'next-action',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'x-middleware-subrequest',
    'x-nextjs-data',
  ],
  ...[
    'x-request-id',
    'x-http-method-override',
    'traceparent',
    'user-agent',
    'accept-language',
    'x-prerender-revalidate',
  ],
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.tuple(fc.constantFrom('secret', 'slug', 'url', 'w', 'q', 'page', '_rsc', 'path', 'redirect'), value),
      { maxLength: 4 },
    )
    .map(
      (pairs) =>
        `?${pairs.map(([name, given]) => `${name}=${encodeURIComponent(given.toWellFormed())}`).join('&')}`,
    ),
  fc.string({ maxLength: 40 }).map((given) => `?${given.replace(/[^!-~]/g, '')}`),
);

const made: fc.Arbitrary<Made> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('POST') },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'GET',
          'HEAD',
          'PUT',
          'PATCH',
          'DELETE',
          'OPTIONS',
          'PROPFIND',
          'TRACE',
          'LOCK',
        ),
      },
    ),
    route: fc.constantFrom(...routes),
    tail: fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom('/', '//', '/x', '%00', ';a=b', '%2f', '.json', '/..', '\\') },
    ),
    query,
    headers: fc.dictionary(headerName, headerValue, { maxKeys: 4 }),
    content,
  })
  .map(({ method, route, tail, query, headers, content: { body, type } }) => ({
    method,
    path: `${route}${tail}${query}`,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? Buffer.alloc(0) : body,
  }));

const SLOW_MS = 10_000;

interface Answer {
  status: number;
  text: string;
}

function send(url: URL, { method, path, headers, body }: Made, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname: url.hostname,
        port: url.port,
        method,
        path,
        headers: { ...headers, 'content-length': body.byteLength },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        response.on('error', reject);
      },
    );
    sent.setTimeout(SLOW_MS, () => sent.destroy(new Error('no answer within 10 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What is wrong with an answer; null where nothing is. */
function wrongWith({ path }: Made, { status, text }: Answer): string | null {
  if (/\n\s+at .+:\d+:\d+|node_modules\/|\.next\/server|webpack-internal|SQLITE_|PostgresError/.test(text))
    return 'tells of the inside';
  if (status < 500) return null;
  // By contract: without a secret neither is there; a picture of an allowed host that cannot be reached.
  if (status === 503 && /^\/api\/(revalidate|draft)/.test(path)) return null;
  if ((status === 502 || status === 504) && path.startsWith('/api/vision')) return null;
  return `status ${status}`;
}

/**
 * Sends `runs` made-up requests to every route of the site at `url`, `parallel` at a time. Returns what should not have
 * happened: a 5xx that no contract names, no answer within 10 s, an answer that tells of the inside.
 */
export async function fuzz({
  url,
  runs,
  seed,
  parallel = 12,
}: {
  url: string;
  runs: number;
  seed: number;
  parallel?: number;
}) {
  const target = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const queue = fc.sample(made, { numRuns: runs, seed });
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;

  async function work() {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const start = performance.now();
      const answer = await send(target, next, agent).catch((error: Error) => error);
      const took = performance.now() - start;
      slowest = Math.max(slowest, took);
      const what = answer instanceof Error ? noAnswer(answer) : wrongWith(next, answer);
      if (!(answer instanceof Error)) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (what) findings.push({ made: { ...next, body: next.body.toString().slice(0, 300) }, what });
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  agent.destroy();
  return { findings, statuses, slowest: Math.round(slowest) };
}

/** A connection that is closed while the rest of a refused body is being sent is an answer of its own. */
function noAnswer(error: NodeJS.ErrnoException): string | null {
  return error.code === 'EPIPE' || error.code === 'ECONNRESET' ? null : error.message;
}
