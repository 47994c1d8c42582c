import { once } from 'node:events';
import { request } from 'node:http';
import { startSite } from '@/lib/platform/testing/start-site';
import { storedLeads } from './support/leads';
import { ownSettings, sites } from './support/sites';
import { expect, test } from './support/test';

/** Logged if the server had to close connections that clients kept open. */
const cutOff = '"msg":"cut off what was under way"';

// Exit status 0 means in time: after 9.2 s the process exits with 1.
test('on SIGTERM the site finishes the requests under way, closes their connections and stops', async () => {
  using own = ownSettings();
  const { env } = own;
  const site = await startSite(env);
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
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(form.slice(0, 20));
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('"msg":"stopping"');
  sent.end(form.slice(20));

  const [answer] = await answered;
  expect(answer.statusCode).toBe(303);
  answer.resume();
  await stopped;
  expect(site.process.exitCode).toBe(0);
  expect(site.output()).not.toContain(cutOff);
  expect(storedLeads(env.LEADS_DATABASE_URL).map(({ data }) => data.email)).toEqual(['grace@example.com']);

  // Every line is of one shape, and none holds what was typed.
  const lines = site.output().split('\n').filter(Boolean);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      part: expect.any(String),
      msg: expect.any(String),
    });
  expect(site.output()).not.toMatch(/grace|Hopper|dog/i);
  // Nothing is set that tells the office of leads.
  expect(lines.filter((line) => line.includes('nobody is told of new leads'))).toHaveLength(1);
});

test('a request that hangs does not keep the site from stopping', async () => {
  const site = await startSite(sites.plain.env);
  const sent = request(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100, expect: '100-continue' },
  });
  const failed = once(sent, 'error');
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write('{');
  await site.stop();
  await failed;
  expect(site.process.exitCode).toBe(0);
  expect(site.output()).toContain(cutOff);
});
