import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { startSite } from '@/lib/platform/testing/start-site';
import { storedLeads } from './support/leads';
import { temporarySettings } from './support/sites';
import { expect, test } from './support/test';

/** Connects from another address of loopback, like a neighbor. Returns how that ends. */
async function connectTo(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.2');
  const outcome = await once(socket, 'connect').then(
    () => 'connected',
    ({ code }) => code,
  );
  socket.destroy();
  return outcome;
}

test('behind a proxy the site listens on loopback, and on SIGTERM finishes open requests and stops', async () => {
  using own = temporarySettings();
  const env = { ...own.env, TRUSTED_PROXIES: '1' };
  const site = await startSite(env);
  // The default of HOST: lib/platform/env.test.ts.
  expect(await connectTo(site.port)).toBe('ECONNREFUSED');
  expect(await connectTo(Number(env.PORT))).toBe('connected');

  const form = new URLSearchParams({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    topic: 'guest',
    message: 'May we bring a dog?',
  }).toString();

  // A form that is half sent when the signal arrives. Node's agent keeps its connection open afterwards.
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
  expect(storedLeads(env.LEADS_DATABASE_URL).map(({ data }) => data.email)).toEqual(['grace@example.com']);

  // Every line has one shape, and none has the visitor's input.
  const lines = site.output().split('\n').filter(Boolean);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      part: expect.any(String),
      msg: expect.any(String),
    });
  expect(site.output()).not.toMatch(/grace@|Hopper|bring a dog/i);
  // No delivery is configured.
  expect(lines.filter((line) => line.includes('nobody is told of new leads'))).toHaveLength(1);
});
