import { beforeEach, describe, expect, test, vi } from 'vitest';
import { focalPoints } from './focal-points';
import { VisionError } from './vision-error';
import { handleVision } from './vision-handler';

let logLines: string[] = [];
let find: (imageUrl: string) => Promise<{ focalX: number; focalY: number }>;
let waitSeconds = 0;

vi.mock('@/lib/platform/http/rate-limiter', () => ({
  siteRateLimiter: () => ({ consume: async () => waitSeconds }),
}));
vi.mock('@/lib/platform/observability/log', () => ({
  logOf: () => ({
    warn: (line: object) => logLines.push(JSON.stringify(line)),
    error: (line: object) => logLines.push(JSON.stringify(line)),
  }),
}));
vi.spyOn(focalPoints, 'find').mockImplementation((imageUrl) => find(imageUrl));

beforeEach(() => {
  logLines = [];
  waitSeconds = 0;
  find = async () => ({ focalX: 31.5, focalY: 64 });
});

const post = (body: BodyInit) =>
  handleVision(new Request('http://localhost/api/vision', { method: 'POST', body }));
const postUrl = (imageUrl: unknown) => post(JSON.stringify({ imageUrl }));

async function expectRejection(
  response: Response,
  status: number,
  code: string,
  logged: object = { status, code },
) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body = await response.json();
  expect(body).toEqual({ error: { code, message: expect.any(String) }, focalX: 50, focalY: 50 });
  expect(JSON.stringify(body)).not.toMatch(/\n|\bat .*:\d+|node_modules/);
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).not.toContain('\n');
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject(logged);
}

test('returns the focal point of a picture', async () => {
  const response = await postUrl('/images/a.jpg');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ focalX: 31.5, focalY: 64 });
  expect(logLines).toEqual([]);
});

describe('rejects', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'imageUrl=/images/a.jpg'],
    ['a number', '{"imageUrl":5}'],
    ['invalid UTF-8', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('%s', async (_, body) => {
    await expectRejection(await post(body), 400, 'malformed');
  });

  test('a body over 8 KB', async () => {
    await expectRejection(await postUrl(`/${'a'.repeat(9_000)}`), 413, 'too-large');
  });
});

test('returns the status of an error, and logs it without the URL', async () => {
  find = async () => {
    const cause = Object.assign(new Error('x'), { code: 'ECONNRESET' });
    throw new VisionError('upstream-failed', { cause });
  };
  await expectRejection(
    await postUrl('https://ada:secret@a.example/ada@b.example?token=1'),
    502,
    'upstream-failed',
  );
  expect(JSON.parse(logLines[0] ?? '')).toEqual({
    status: 502,
    code: 'upstream-failed',
    failure: 'ECONNRESET',
  });
});

test('an internal error exposes no internals', async () => {
  find = async () => {
    throw new TypeError('/srv/site/lib/secret.ts is broken');
  };
  const response = await postUrl('/images/a.jpg');
  expect(await response.clone().text()).not.toContain('secret');
  await expectRejection(response, 502, 'upstream-failed', { failure: 'TypeError' });
});

test('returns Retry-After over the rate limit', async () => {
  waitSeconds = 17;
  const response = await postUrl('/images/a.jpg');
  expect(response.headers.get('retry-after')).toBe('17');
  await expectRejection(response, 429, 'too-many-requests');
});
