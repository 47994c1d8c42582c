import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInstance } from './instance.ts';
import { startPostgres } from './postgres.ts';

const AT_ONCE = 50;

/** Leads accepted a second, each durable before it is answered, over HTTP at 50 at once. */
export async function leadsPerSecond({ seconds = 5 } = {}): Promise<{ sqlite: number; postgres: number }> {
  using directory = mkdtempDisposableSync(join(tmpdir(), 'leads-bench-'));
  const sqlite = await measure(`file:${directory.path}/leads.db`, seconds);
  const server = await startPostgres();
  try {
    return { sqlite, postgres: await measure(await server.newDatabase(), seconds) };
  } finally {
    await server.stop();
  }
}

async function measure(databaseUrl: string, seconds: number): Promise<number> {
  const instance = await startInstance(databaseUrl);
  const start = performance.now();
  let accepted = 0;
  let sent = 0;

  async function visitor() {
    while (performance.now() - start < seconds * 1000) {
      sent += 1;
      const body = JSON.stringify({ name: `Owner ${sent}`, email: `owner${sent}@example.com` });
      const response = await fetch(instance.url, { method: 'POST', body });
      await response.arrayBuffer();
      if (response.status === 201) accepted += 1;
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return Math.round(accepted / ((performance.now() - start) / 1000));
  } finally {
    await instance.kill();
  }
}
