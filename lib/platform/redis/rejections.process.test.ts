import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keyOf, redisHealth } from './site-redis.ts';
import { openTestLink, startRedis, type TestRedis } from './testing/redis.ts';

let redis: TestRedis;
let admin: ReturnType<typeof createClient>;
const links: { close: () => unknown }[] = [];

beforeAll(async () => {
  redis = await startRedis();
  admin = createClient({ url: redis.url });
  await admin.connect();
});
afterEach(() => {
  for (const link of links.splice(0)) link.close();
});
afterAll(async () => {
  admin.destroy();
  await redis.stop();
});

function openLink(url = redis.url) {
  const lines: string[] = [];
  const link = openTestLink(url, (line) => lines.push(line));
  links.push(link);
  return { link, lines };
}

const config = (...setting: string[]) => admin.sendCommand(['CONFIG', 'SET', ...setting]);

test.each([
  ['OOM', () => config('maxmemory', '1'), () => config('maxmemory', '0')],
  ['READONLY', () => admin.replicaOf('127.0.0.1', 1), () => admin.sendCommand(['REPLICAOF', 'NO', 'ONE'])],
  ['NOREPLICAS', () => config('min-replicas-to-write', '1'), () => config('min-replicas-to-write', '0')],
])('a Redis that refuses to write (%s) is degraded until a write succeeds', async (code, refuse, accept) => {
  const { link, lines } = openLink();
  expect(await redisHealth(link)).toEqual({ status: 'ok' });
  await refuse();
  try {
    const script = "return redis.call('incr', KEYS[1])";
    await expect(link.run((client) => client.eval(script, { keys: ['a'] }), 'EVAL')).rejects.toThrow(code);
    for (let n = 0; n < 3; n += 1) {
      expect(await redisHealth(link)).toEqual({ status: 'degraded', reason: code });
      expect(await link.run((client) => client.get('page'))).toBeNull();
    }
    expect(lines).toEqual([`Redis rejects commands (EVAL: ${code}): instances may show different pages.`]);
  } finally {
    await accept();
  }
  expect(await redisHealth(link)).toEqual({ status: 'ok' });
  expect(lines.slice(1)).toEqual(['Redis accepts commands again.']);
});

test('a command that the user may not run is degraded until that command succeeds', async () => {
  await admin.aclSetUser('site', ['on', '>word', '~*', '+@all', '-xadd']);
  const { link, lines } = openLink(redis.url.replace('//', '//site:word@'));
  const publish = () => link.run((client) => client.xAdd(keyOf('tags'), '*', { event: '{}' }), 'XADD');
  expect(await redisHealth(link)).toEqual({ status: 'ok' });
  await expect(publish()).rejects.toThrow('NOPERM');
  expect(await redisHealth(link)).toEqual({ status: 'degraded', reason: 'NOPERM' });
  await admin.aclSetUser('site', ['+xadd']);
  await publish();
  expect(await redisHealth(link)).toEqual({ status: 'ok' });
  expect(lines).toEqual([
    'Redis rejects commands (XADD: NOPERM): instances may show different pages.',
    'Redis accepts commands again.',
  ]);
});

test.each([
  ['WRONGPASS', '//site:wrong@', () => admin.aclSetUser('site', ['on', '>word', '~*', '+@all'])],
  ['NOAUTH', '//', () => config('requirepass', 'word')],
])('a connection that Redis rejects (%s) is degraded and logged once', async (code, user, refuse) => {
  await refuse();
  const { link, lines } = openLink(redis.url.replace('//', user));
  await expect.poll(() => redisHealth(link)).toEqual({ status: 'degraded', reason: code });
  await expect.poll(() => redisHealth(link)).toEqual({ status: 'degraded', reason: code });
  expect(lines).toEqual([expect.stringContaining(code)]);
  await config('requirepass', '');
});
