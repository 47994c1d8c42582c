import { backUp } from '@/lib/database/backup';
import { openExistingDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { csvHeader, toCsv } from '@/lib/leads/csv';
import { deliverDue } from '@/lib/leads/delivery/outbox-worker';
import { targetsOf } from '@/lib/leads/delivery/senders';
import { toRecord } from '@/lib/leads/lead';
import { deliveryStates, requeue } from '@/lib/leads/outbox';
import { minuteOf, readReport, toTable } from '@/lib/leads/report';
import { sourceWords } from '@/lib/leads/source';
import { forgetEmail, purgeBefore, readLeads } from '@/lib/leads/store';
import { deleteOldUses, forgetUses } from '@/lib/meetings/limits';
import { upcomingMeetings } from '@/lib/meetings/read';
import { holdSlots } from '@/lib/meetings/store';
import { slotWords } from '@/lib/meetings/words';
import type { Environment } from '@/lib/platform/env';
import { counted } from '@/lib/platform/text-table';
import { UsageError } from '@/lib/platform/usage-error';
import { sendersFor } from '@/lib/senders';

export type CliOptions = { spam?: boolean } & Partial<
  Record<'format' | 'since' | 'older-than' | 'email', string>
>;
type Call = {
  env: Environment;
  /** What stands after the command: receipts, or a file. */
  ids: readonly string[];
  options: CliOptions;
  write: (text: string) => unknown;
  /** Called once the options are checked: nothing is opened for what is not understood. */
  open: () => Promise<Database>;
};

const commands: Record<string, (call: Call) => Promise<void>> = {
  list,
  meetings,
  redeliver,
  export: exportLeads,
  report,
  purge,
  forget,
  backup,
};

/** Runs one command of `npm run leads`. Throws a UsageError if it is not understood; rejects if the database fails. */
export async function runLeads(
  env: Environment,
  [command = 'list', ...ids]: readonly string[],
  options: CliOptions,
  write: Call['write'],
): Promise<void> {
  if (ids.length > (command === 'redeliver' ? Number.POSITIVE_INFINITY : Number(command === 'backup')))
    throw new UsageError(`Not understood: ${ids.join(' ')}`);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new UsageError(`There is no command "${command}".`);
  await run({ env, ids, options, write, open: () => openExistingDatabase(env.LEADS_DATABASE_URL) });
}

async function list({ options, write, open }: Call): Promise<void> {
  await using db = await open();
  const states = await deliveryStates(db);
  let count = 0;
  const leads = readLeads(db, { status: options.spam ? 'quarantined' : 'new' });
  for await (const { id, createdAt, kind, data, context, signs } of leads) {
    const who = `${data.name ?? ''} <${data.email ?? ''}>`.trim().padEnd(40);
    const where = options.spam ? signs.join(', ') : (states.get(id) ?? 'stored');
    const canceled = data.canceled ? 'canceled, ' : '';
    const source = sourceWords(context.source);
    const from = source && `  from ${source}`;
    write(`${id}  ${minuteOf(createdAt)}  ${kind.padEnd(10)}  ${who}  ${canceled}${where}${from}\n`);
    count += 1;
  }
  const hint = options.spam ? ' set aside. To take one up: npm run leads -- redeliver SO-XXXX-XXXX' : '.';
  write(`${counted(count, 'lead')}${hint}\n`);
}

async function meetings({ write, open }: Call): Promise<void> {
  await using db = await open();
  const upcoming = await upcomingMeetings(db);
  for (const { id, startsAt, lead } of upcoming) {
    const { name, email, phone } = lead.data;
    write(`${id}  ${slotWords(startsAt).padEnd(42)}  ${String(phone).padEnd(16)}  ${name} <${email}>\n`);
  }
  write(`${counted(upcoming.length, 'call')} to come.\n`);
}

async function exportLeads({ options: { format }, write, open }: Call): Promise<void> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('Say --format csv or --format json.');
  await using db = await open();
  let first = true;
  write(format === 'csv' ? csvHeader : '[');
  for await (const lead of readLeads(db, { status: 'new' })) {
    write(format === 'csv' ? toCsv(lead) : `${first ? '' : ','}\n${JSON.stringify(toRecord(lead))}`);
    first = false;
  }
  if (format === 'json') write(first ? ']\n' : '\n]\n');
}

async function report({ options: { format = 'table', since = '30d' }, write, open }: Call): Promise<void> {
  if (format !== 'table' && format !== 'json') throw new UsageError('Say --format json, or nothing.');
  const start = ago(since, 'Say since when in days, as in --since 90d.');
  await using db = await open();
  const found = await readReport(db, start);
  write(format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : toTable(found));
}

async function redeliver({ env, ids, write, open }: Call): Promise<void> {
  await using db = await open();
  const senders = sendersFor(env);
  const again = senders.filter(({ isOnce }) => !isOnce);
  const targetsFor = (kind: string) => targetsOf(again, kind);
  const once = senders.flatMap(({ target, isOnce }) => (isOnce ? [target] : []));
  await holdSlots(db, ids, targetsOf(senders, 'meeting'));
  const queued = await requeue(db, { targetsFor, once, ...(ids.length > 0 && { ids }) });
  const { delivered, failed } = await deliverDue(db, senders);
  write(
    `${queued} queued again. ${delivered} delivered now, ${failed} failed and will be tried again by the server.\n`,
  );
}

async function purge({ options, write, open }: Call): Promise<void> {
  const moment = ago(options['older-than'] ?? '', 'Say how old in days, as in --older-than 400d.');
  await using db = await open();
  await db.transaction().execute((transaction) => deleteOldUses(transaction));
  const coming = (await upcomingMeetings(db)).map(({ id }) => id);
  write(`${await purgeBefore(db, moment, coming)} deleted.\n`);
}

async function forget({ options: { email = '' }, write, open }: Call): Promise<void> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email.trim()))
    throw new UsageError('Say whom, as in --email name@example.com.');
  await using db = await open();
  await db.transaction().execute((transaction) => forgetUses(transaction, email));
  const ids = await forgetEmail(db, email);
  write(`${ids.length} deleted${ids.length > 0 ? `: ${ids.join(', ')}` : ''}.\n`);
  if (ids.length > 0)
    write('Copies that were delivered elsewhere (HubSpot, webhook, mail) are to be deleted there.\n');
}

async function backup({ env, ids: [file], write }: Call): Promise<void> {
  if (!file) throw new UsageError('Say where to, as in backup /var/backups/leads.db.');
  backUp(env.LEADS_DATABASE_URL, file);
  write(`Everything that is stored is in ${file}, readable only to you.\n`);
}

/** The moment a number of days ago, such as "90d". */
function ago(age: string, help: string): Date {
  const days = Number(/^(\d{1,5})d$/.exec(age)?.[1] ?? 0);
  if (days === 0) throw new UsageError(help);
  return new Date(Date.now() - days * 86_400_000);
}
