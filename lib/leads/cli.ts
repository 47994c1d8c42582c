import type { Environment } from '@/lib/platform/env';
import { counted } from '@/lib/platform/text-table';
import { UsageError } from '@/lib/platform/usage-error';
import { upcomingMeetings } from '../meetings/read.ts';
import { holdSlots } from '../meetings/store.ts';
import { slotWords } from '../meetings/words.ts';
import { csvHeader, toCsv } from './csv.ts';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { deliverDue } from './delivery/outbox-worker.ts';
import { sendersFor, targetsFor } from './delivery/targets.ts';
import { forgetEmail, purgeBefore } from './forget.ts';
import type { Lead } from './lead.ts';
import { deliveryStates, requeue } from './outbox.ts';
import { toRecord } from './record.ts';
import { readReport, toTable } from './report.ts';
import { sourceWords } from './source.ts';
import { readLeads } from './store.ts';

export type CliOptions = {
  spam?: boolean;
  format?: string;
  since?: string;
  'older-than'?: string;
  email?: string;
};
type Write = (text: string) => unknown;

/**
 * Runs one command of `npm run leads` and writes what it has to say. Throws a UsageError if it is not
 * understood; rejects if the database can't be read or written.
 */
export async function runLeads(
  env: Environment,
  [command = 'list', ...rest]: readonly string[],
  options: CliOptions,
  write: Write,
): Promise<void> {
  const run = prepare(env, command, rest, options, write);
  const db = await openDatabase(env.LEADS_DATABASE_URL);
  try {
    await run(db);
  } finally {
    await db.destroy();
  }
}

/** The command with its options checked, before anything is opened. */
function prepare(
  env: Environment,
  command: string,
  rest: readonly string[],
  options: CliOptions,
  write: Write,
): (db: Database) => Promise<void> {
  if (rest.length > 0 && command !== 'redeliver') throw new UsageError(`Not understood: ${rest.join(' ')}`);
  switch (command) {
    case 'list':
      return (db) => list(db, options.spam ? 'quarantined' : 'new', write);
    case 'meetings':
      return (db) => listMeetings(db, write);
    case 'export':
      return exporter(options.format ?? '', write);
    case 'report':
      return reporter(options, write);
    case 'redeliver':
      return (db) => redeliver(db, env, rest, write);
    case 'purge':
      return purger(options['older-than'] ?? '', write);
    case 'forget':
      return forgetter(options.email ?? '', write);
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

async function list(db: Database, status: Lead['status'], write: Write): Promise<void> {
  const states = await deliveryStates(db);
  let count = 0;
  for await (const lead of readLeads(db, { status })) {
    const { email = '', name = '' } = lead.data;
    const where = status === 'new' ? (states.get(lead.id) ?? 'stored') : lead.signs.join(', ');
    const source = sourceWords(lead.context.source);
    const date = lead.createdAt.toISOString().slice(0, 16).replace('T', ' ');
    write(
      `${lead.id}  ${date}  ${lead.kind.padEnd(10)}  ${`${name} <${email}>`.trim().padEnd(40)}  ${where}${source && `  from ${source}`}\n`,
    );
    count += 1;
  }
  const leads = counted(count, 'lead');
  write(
    status === 'new'
      ? `${leads}.\n`
      : `${leads} set aside. To take one up: npm run leads -- redeliver SO-XXXX-XXXX\n`,
  );
}

async function listMeetings(db: Database, write: Write): Promise<void> {
  const meetings = await upcomingMeetings(db);
  for (const { id, startsAt, lead } of meetings) {
    const { name, email, phone } = lead.data;
    write(`${id}  ${slotWords(startsAt).padEnd(42)}  ${String(phone).padEnd(16)}  ${name} <${email}>\n`);
  }
  write(`${counted(meetings.length, 'call')} to come.\n`);
}

function exporter(format: string, write: Write) {
  if (format !== 'csv' && format !== 'json') throw new UsageError('Say --format csv or --format json.');
  return async (db: Database) => {
    let first = true;
    write(format === 'csv' ? csvHeader : '[');
    for await (const lead of readLeads(db, { status: 'new' })) {
      write(format === 'csv' ? toCsv(lead) : `${first ? '' : ','}\n${JSON.stringify(toRecord(lead))}`);
      first = false;
    }
    if (format === 'json') write(first ? ']\n' : '\n]\n');
  };
}

function reporter({ format = 'table', since = '30d' }: CliOptions, write: Write) {
  if (format !== 'table' && format !== 'json') throw new UsageError('Say --format json, or nothing.');
  const start = new Date(Date.now() - daysOf(since, 'Say since when in days, as in --since 90d.') * DAY);
  return async (db: Database) => {
    const report = await readReport(db, start);
    write(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : toTable(report));
  };
}

const DAY = 86_400_000;

/** A number of days such as "90d". */
function daysOf(age: string, help: string): number {
  const days = Number(/^(\d{1,5})d$/.exec(age)?.[1] ?? 0);
  if (days === 0) throw new UsageError(help);
  return days;
}

async function redeliver(
  db: Database,
  env: Environment,
  ids: readonly string[],
  write: Write,
): Promise<void> {
  const targetsOf = ({ kind }: Lead) => targetsFor(env, kind);
  await holdSlots(db, ids);
  const queued = await requeue(db, ids.length > 0 ? { ids, targetsOf } : { targetsOf });
  const { delivered, failed } = await deliverDue(db, sendersFor(env));
  write(
    `${queued} queued again. ${delivered} delivered now, ${failed} failed and will be tried again by the server.\n`,
  );
}

function purger(age: string, write: Write) {
  const days = daysOf(age, 'Say how old in days, as in --older-than 400d.');
  return async (db: Database) => {
    const deleted = await purgeBefore(db, new Date(Date.now() - days * DAY));
    write(`${deleted} deleted.\n`);
  };
}

function forgetter(email: string, write: Write) {
  if (!/^[^@\s]+@[^@\s]+$/.test(email.trim()))
    throw new UsageError('Say whom, as in --email name@example.com.');
  return async (db: Database) => {
    const ids = await forgetEmail(db, email);
    write(`${ids.length} deleted${ids.length > 0 ? `: ${ids.join(', ')}` : ''}.\n`);
    if (ids.length > 0)
      write('Copies that were delivered elsewhere (HubSpot, webhook, mail) are to be deleted there.\n');
  };
}
