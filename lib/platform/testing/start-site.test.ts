import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort, isListening } from './free-port';

test('a run that is cut short leaves nothing running, the workers of its servers included', async () => {
  const port = await freePort();
  // The worker ends by itself some time, should it be left.
  const worker = `require('node:http').createServer().listen(${port}, '127.0.0.1'); setTimeout(process.exit, 20_000)`;
  // As nginx does it.
  const server = `const worker = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(worker)}]);
    process.on('SIGTERM', () => { worker.kill(); process.exit(); });`;
  const run = `import { startServer } from ${JSON.stringify(new URL('./start-site.ts', import.meta.url).href)};
    const args = ['--input-type=commonjs', '-e', ${JSON.stringify(server)}];
    await startServer({ url: 'http://127.0.0.1:${port}', args });
    process.exit(7);`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', run]).status).toBe(7);
  await expect.poll(() => isListening(port), { timeout: 5_000 }).toBe(false);
});
