import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { startSite } from '@/lib/platform/testing/start-site';
import { selectLeads } from './support/leads';
import { createTempSettings } from './support/sites';
import { expect, test } from './support/test';

/** Connects to 127.0.0.2, which fails if a server listens only on 127.0.0.1. Returns `connected` or the error code. */
async function connectTo(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.2');
  const outcome = await once(socket, 'connect').then(
    () => 'connected',
    ({ code }) => code,
  );
  socket.destroy();
  return outcome;
}

test('behind a proxy the site listens only on loopback, and SIGTERM stops it after open requests', async () => {
  using settings = createTempSettings();
  const env = { ...settings.env, TRUSTED_PROXIES: '1' };
  const site = await startSite(env);
  // With TRUSTED_PROXIES the site listens only on 127.0.0.1. The plain site, on the port `env.PORT`, has no proxy and
  // listens on all addresses. lib/platform/env.test.ts checks these defaults of HOST.
  expect(await connectTo(site.port)).toBe('ECONNREFUSED');
  expect(await connectTo(Number(env.PORT))).toBe('connected');

  const form = new URLSearchParams({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    topic: 'guest',
    message: 'May we bring a dog?',
  }).toString();

  // When the signal arrives, only the beginning of this form is sent. After the response Node's agent keeps the
  // connection open, which must not keep the site from stopping.
  const sent = request(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': form.length,
      expect: '100-continue',
    },
  });
  const responded = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(form.slice(0, 20));
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('"msg":"stopping"');
  sent.end(form.slice(20));

  const [response] = await responded;
  expect(response.statusCode).toBe(303);
  response.resume();
  await stopped;
  expect(selectLeads(env.LEADS_DATABASE_URL).map(({ data }) => data.email)).toEqual(['grace@example.com']);

  // Every log line has the same fields, and none contains the visitor's input.
  const lines = site.output().split('\n').filter(Boolean);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      part: expect.any(String),
      msg: expect.any(String),
    });
  expect(site.output()).not.toMatch(/grace@|Hopper|bring a dog/i);
  // The log warns that nobody is told of new leads, but only once.
  expect(lines.filter((line) => line.includes('nobody is told of new leads'))).toHaveLength(1);
});
