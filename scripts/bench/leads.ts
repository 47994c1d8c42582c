import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@/lib/database/testing/postgres';
import { startInstance } from '@/lib/leads/testing/instance';
import { repeat } from '../../e2e/support/repeat';
import { printTable } from './table';

const SECONDS = 10;
const AT_ONCE = 50;

/** Prints how many leads a second are accepted, each durable before it is answered. */
export async function run(): Promise<void> {
  using directory = mkdtempDisposableSync(path.join(tmpdir(), 'leads-bench-'));
  const sqlite = await leadsPerSecond(`file:${directory.path}/leads.db`);
  await using server = await startPostgres();
  const postgres = await leadsPerSecond(await server.newDatabase());
  console.log('\nLeads accepted a second over HTTP, 50 at once, each on the disk before it is answered.\n');
  printTable(
    ['database', 'leads a second'],
    [
      ['SQLite', sqlite],
      ['PostgreSQL', postgres],
    ],
  );
}

async function leadsPerSecond(databaseUrl: string): Promise<number> {
  await using instance = await startInstance(databaseUrl);
  const start = performance.now();
  let accepted = 0;
  const hasTime = () => performance.now() - start < SECONDS * 1000;
  await repeat(AT_ONCE, hasTime, async (n) => {
    const body = JSON.stringify({ name: `Owner ${n}`, email: `owner${n}@example.com` });
    const response = await fetch(instance.url, { method: 'POST', body });
    await response.arrayBuffer();
    if (response.status === 201) accepted += 1;
  });
  return Math.round(accepted / ((performance.now() - start) / 1000));
}
