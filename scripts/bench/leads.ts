import { leadsPerSecond } from '@/lib/leads/testing/benchmark';
import { printTable } from './table';

/** Prints how many leads a second are accepted, each durable before it is answered. */
export async function run(): Promise<void> {
  const { sqlite, postgres } = await leadsPerSecond({ seconds: 10 });
  console.log('\nLeads accepted a second over HTTP, 50 at once, each on the disk before it is answered.\n');
  printTable(
    ['database', 'leads a second'],
    [
      ['SQLite', Math.round(sqlite)],
      ['PostgreSQL', Math.round(postgres)],
    ],
  );
}
