import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/lib/leads/database/open';
import { leadKinds } from '@/lib/leads/forms';
import { printTable } from './table';

const LEADS = 100_000;

/** How long `npm run leads -- report` takes over 100,000 leads, and how much memory. */
export async function run(): Promise<void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'leads-report-'));
  try {
    const url = `file:${directory}/leads.db`;
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
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  const db = await openDatabase(url);
  const now = Date.now();
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < LEADS; from += 500) {
      const rows = Array.from({ length: 500 }, (_, place) => toLead(from + place, now));
      await transaction.insertInto('leads').values(rows).execute();
      await transaction
        .insertInto('deliveries')
        .values(
          rows.map(({ id, created_at }, place) => ({
            lead_id: id,
            target: 'webhook',
            state: place % 100 === 0 ? ('pending' as const) : ('delivered' as const),
            attempts: 1,
            due_at: created_at,
            queued_at: created_at,
          })),
        )
        .execute();
    }
  });
  await db.destroy();
}

function toLead(n: number, now: number) {
  const source = {
    landing: `/blog/article-${n % 300}`,
    ...(n % 3 === 0 && { referrer: `site${n % 40}.example` }),
    ...(n % 4 === 0 && { utm_source: `newsletter ${n % 12}`, utm_medium: 'email' }),
  };
  return {
    id: `SO-${String(n).padStart(9, '0')}`,
    kind: leadKinds[n % leadKinds.length] ?? 'contact',
    status: 'new' as const,
    data: JSON.stringify({
      name: `Owner ${n}`,
      email: `owner${n}@example.com`,
      message: 'Hello. '.repeat(40),
    }),
    context: JSON.stringify({ page: 'http://localhost:3000/contact', source }),
    signs: '',
    fingerprint: String(n),
    created_at: now - (n % 29) * 86_400_000,
  };
}
