import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@/lib/database/open';
import { formKinds } from '@/lib/leads/forms';
import { printTable } from './table';

const LEADS = 100_000;

/** How long `npm run leads -- report` takes over 100,000 leads, and how much memory. */
export async function run(): Promise<void> {
  using directory = mkdtempDisposableSync(path.join(tmpdir(), 'leads-report-'));
  const url = `file:${directory.path}/leads.db`;
  await fill(url);
  const sayUsage = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error(maxRSS + ' ' + (userCPUTime + systemCPUTime));
  })`;
  const start = performance.now();
  const { stderr } = spawnSync(
    process.execPath,
    [
      ...[`--import=data:text/javascript,${sayUsage}`, '--import=tsx', '--conditions=react-server'],
      ...[path.resolve('scripts/leads.ts'), 'report', '--format=json'],
    ],
    {
      env: { ...process.env, LEADS_DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    },
  );
  const seconds = (performance.now() - start) / 1_000;
  const [, kilobytes, microseconds] = /^(\d+) (\d+)\n$/.exec(stderr)?.map(Number) ?? [];
  if (!kilobytes || !microseconds) throw new Error(`The report failed: ${stderr}`);
  printTable(
    [`report over ${LEADS.toLocaleString('en')} leads`, 'measured', 'budget'],
    [
      ['time, start of the command included (s)', seconds.toFixed(2), '2'],
      ['of the processor (s)', (microseconds / 1e6).toFixed(2), ''],
      ['memory at most (MB)', Math.round(kilobytes / 1_024), '150'],
    ],
  );
}

/** Fills a new database. json_patch leaves out what is null. */
async function fill(url: string): Promise<void> {
  await using db = await openDatabase(url);
  await sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${LEADS} - 1)
    insert into leads (id, kind, status, signs, fingerprint, created_at, data, context)
    select printf('SO-%09d', n), ${JSON.stringify(formKinds)} ->> (n % ${sql.lit(formKinds.length)}), 'new', '', n,
      ${Date.now()} - (n % 29) * 86400000,
      json_object('name', 'Owner ' || n, 'email', 'owner' || n || '@example.com', 'message', ${'Hello. '.repeat(40)}),
      json_object('page', 'http://localhost:3000/contact', 'source', json_patch('{}', json_object(
        'landing', '/blog/article-' || (n % 300),
        'referrer', iif(n % 3 = 0, 'site' || (n % 40) || '.example', null),
        'utm_source', iif(n % 4 = 0, 'newsletter ' || (n % 12), null),
        'utm_medium', iif(n % 4 = 0, 'email', null))))
    from numbers`.execute(db);
  await sql`insert into deliveries (lead_id, target, state, attempts, due_at, queued_at)
    select id, 'webhook', iif(fingerprint % 100 = 0, 'pending', 'delivered'), 1, created_at, created_at
    from leads`.execute(db);
}
