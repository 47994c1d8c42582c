import { once } from 'node:events';
import { connect } from 'node:net';
import { startSite } from '@/lib/platform/testing/start-site';
import { sites } from './support/sites';
import { expect, test } from './support/test';

/** How a connection ends that a neighbor opens: another address of loopback is an interface of its own. */
async function connectTo(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.2');
  const outcome = await once(socket, 'connect').then(
    () => 'connected',
    ({ code }) => code,
  );
  socket.destroy();
  return outcome;
}

// The default of HOST: lib/platform/env.test.ts.
test('behind a proxy the site takes no connection of a neighbor, otherwise it does', async () => {
  await using site = await startSite({ ...sites.plain.env, TRUSTED_PROXIES: '1' });
  expect(await connectTo(site.port)).toBe('ECONNREFUSED');
  expect(await connectTo(Number(sites.plain.env.PORT))).toBe('connected');
});

test('an address that is not of this machine ends the start with a line that names it', async () => {
  const start = startSite({ ...sites.plain.env, HOST: '192.0.2.1' });
  await expect(start).rejects.toThrow(/stopped:.*Cannot listen on port \d+ of 192\.0\.2\.1 \(HOST\)/s);
});
