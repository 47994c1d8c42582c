import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { limits } from '@/content/limits';
import { formatCount } from '@/content/numbers';
import { failureEmail, officeCopy } from '@/content/office';
import { backUp } from '@/lib/database/backup';
import { deleteOldKeys } from '@/lib/database/keys';
import { openExistingDatabase } from '@/lib/database/open-existing';
import type { Database } from '@/lib/database/schema';
import { deleteOldUses, forgetUses } from '@/lib/database/uses';
import { toText } from '@/lib/delivery/email-template';
import { toLeadEmail } from '@/lib/delivery/lead-email';
import { eventTargets, isConfigured, targetNamesFor } from '@/lib/delivery/lead-targets';
import { createOfficeLink } from '@/lib/delivery/office-link';
import { readDeliveryStates, requeue } from '@/lib/delivery/outbox';
import { deliverDue } from '@/lib/delivery/outbox-worker';
import { deleteEmails } from '@/lib/delivery/scheduled-emails';
import { emailSettings, sendEmail } from '@/lib/delivery/send-email';
import { formsByKind } from '@/lib/forms/all-forms';
import { cleanText } from '@/lib/forms/clean';
import { deadlineOf, formatState } from '@/lib/inbox/format-lead';
import { type Lead, toRecord } from '@/lib/inbox/lead';
import { csvHeader, toCsv } from '@/lib/inbox/lead-csv';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { readReport, toTable } from '@/lib/inbox/lead-report';
import { forgetEmail, purgeBefore, readLead, readLeadBatches, readLeads } from '@/lib/inbox/lead-store';
import { RECEIPT } from '@/lib/inbox/receipt';
import { formatSource } from '@/lib/inbox/source';
import { type Action, marksOf, storeAction } from '@/lib/inbox/store-action';
import { holdSlots } from '@/lib/meetings/meeting-store';
import { readUpcomingMeetings } from '@/lib/meetings/read-meetings';
import { allTargets } from '@/lib/office/all-targets';
import { addOwnerLink, saveAnalysis, wasEmailed } from '@/lib/office/analysis/analysis-store';
import { checkAnalysis, textsFromFile } from '@/lib/office/analysis/check-analysis';
import { readLeadDetails } from '@/lib/office/desk';
import { addListKey, listPath } from '@/lib/office/office-keys';
import { DAY_MS } from '@/lib/platform/durations';
import type { Environment } from '@/lib/platform/env';
import { decodeText } from '@/lib/platform/text-encoding';
import { UsageError } from '@/lib/platform/usage-error';
import { countNights, officeDay } from '@/lib/time/calendar-days';
import { formatDateTime } from '@/lib/time/office-time';
import { toSlot } from '@/lib/time/slot';
import { periodSince, readVisits, visitContent } from '@/lib/visits/visit-report';
import { findLastDayBefore, purgeVisits } from '@/lib/visits/visit-store';

export type CliOptions = Partial<
  Record<'spam' | 'open' | 'force' | 'missed' | 'send', boolean> &
    Record<'format' | 'since' | 'older-than' | 'email' | 'note' | 'form' | 'from', string>
>;
type Context = {
  env: Environment;
  /** The arguments after the command: receipt numbers, a file, or the name of a systemd unit. */
  ids: readonly string[];
  options: CliOptions;
  write: (text: string) => unknown;
  /** Opens the database. Commands check their options first, so that a usage error opens no database. */
  open: () => Promise<Database>;
};

const commands: Record<string, (call: Context) => Promise<void>> = {
  list,
  show,
  done: markAnswered,
  undo,
  link: createLink,
  analysis: importAnalysis,
  meetings: listMeetings,
  redeliver,
  export: exportLeads,
  report,
  purge,
  forget,
  backup,
  alert,
};

/** Rejects with a UsageError if the arguments are invalid, and with other errors if the database fails. */
export async function runLeads(
  env: Environment,
  [command = 'list', ...ids]: readonly string[],
  options: CliOptions,
  write: Context['write'],
): Promise<void> {
  const takesOne = ['backup', 'show', 'done', 'undo', 'link', 'analysis', 'alert'].includes(command);
  if (ids.length > (command === 'redeliver' ? Number.POSITIVE_INFINITY : Number(takesOne)))
    throw new UsageError(`Unexpected argument: ${ids.join(' ')}`);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new UsageError(`There is no command "${command}".`);
  const open = () => openExistingDatabase(env.LEADS_DATABASE_URL, console.error);
  await run({ env, ids, options, write, open });
}

async function list({ options, write, open }: Context): Promise<void> {
  await using db = await open();
  let count = 0;
  for await (const page of readLeadBatches(db, { status: options.spam ? 'quarantined' : 'new' })) {
    const states = await readDeliveryStates(db, page);
    for (const lead of page) {
      const { id, createdAt, kind, data, context, spamSignals } = lead;
      const state = formatState(lead);
      if (options.open && (lead.answeredAt || !deadlineOf(lead))) continue;
      const who = `${data.name ?? ''} <${data.email ?? ''}>`.trim().padEnd(40);
      const phone = String(data.phone ?? '').padEnd(16);
      const where = options.spam ? spamSignals.join(', ') : (states.get(id) ?? 'stored');
      const source = formatSource(context.source);
      const from = source && `  from ${source}`;
      const what = `${kind.padEnd(10)}  ${state.padEnd(46)}  ${phone}  ${who}`;
      write(`${id}  ${formatDateTime(createdAt)}  ${what}  ${where}${from}\n`);
      count += 1;
    }
  }
  const hint = options.spam ? ' quarantined. To accept one: npm run leads -- redeliver SO-XXXX-XXXX' : '.';
  write(`${formatCount(count, 'lead')}${hint}\n`);
}

async function withLead({ ids: [id = ''], open }: Context, use: (lead: Lead, db: Database) => Promise<void>) {
  if (!RECEIPT.test(id)) throw new UsageError('Name a lead by its receipt, such as SO-XXXX-XXXX.');
  await using db = await open();
  const lead = await readLead(db, id);
  if (!lead) throw new Error(`there is no lead ${id}.`);
  await use(lead, db);
}

function show(call: Context): Promise<void> {
  return withLead(call, async ({ id }, db) => {
    const desk = await readLeadDetails(db, id);
    if (!desk) return;
    const { lead, history, deliveries, others } = desk;
    const email = toLeadEmail(lead, { earlier: others });
    const more = [
      { heading: officeCopy.history, rows: history },
      { heading: officeCopy.deliveries, rows: deliveries },
    ];
    const state = formatState(lead);
    const parts = [
      ...(state ? [{ text: state }] : []),
      ...email.parts,
      ...more.filter(({ rows }) => rows.length > 0),
    ];
    call.write(`${toText({ ...email, parts })}\n`);
  });
}

function markAnswered(call: Context): Promise<void> {
  return withLead(call, async (lead, db) => {
    const note = cleanText(call.options.note ?? '');
    if (note.length > limits.note) throw new UsageError(`A note has at most ${limits.note} characters.`);
    const [usual, missed] = marksOf(lead.kind);
    const type = call.options.missed ? missed : usual;
    if (!type) throw new UsageError('Use --missed for a call.');
    const isNew = await setMark(call, db, lead, { type, note });
    call.write(`${lead.id} ${isNew ? `is marked as ${type}` : `was ${type} before; nothing changed`}.\n`);
  });
}

function undo(call: Context): Promise<void> {
  return withLead(call, async (lead, db) => {
    const isNew = await setMark(call, db, lead, { type: 'reopened' });
    call.write(`${lead.id} ${isNew ? 'is open again' : 'was not answered; nothing changed'}.\n`);
  });
}

/** Returns whether the lead changed. Throws if an earlier change of the lead conflicts with `change`. */
async function setMark({ env }: Context, db: Database, { id, kind }: Lead, change: Action): Promise<boolean> {
  const outcome = await storeAction(db, id, change, eventTargets(env, kind));
  if (outcome === 'changed' || outcome === 'unchanged') return outcome === 'changed';
  const first = (await readEvents(db, id)).at(-1);
  throw new Error(`${id} was already changed${first ? `: ${formatEvent(first)}` : ''}.`);
}

async function createLink(call: Context): Promise<void> {
  if (call.ids.length === 0) {
    await using db = await call.open();
    call.write(`${call.env.SITE_URL}${listPath(await addListKey(db))}\n`);
    return;
  }
  await withLead(call, async ({ id }, db) => {
    call.write(`${await createOfficeLink(db, call.env.SITE_URL, id)}\n`);
  });
}

function importAnalysis(call: Context): Promise<void> {
  const { from, send = false } = call.options;
  if (!from) throw new UsageError('Use --from with the file of the analysis, such as --from briggs.json.');
  const json = readJson(from);
  return withLead(call, async (lead, db) => {
    const { id, kind, data } = lead;
    if (kind !== 'partner') throw new UsageError(`${id} is not a request for an analysis.`);
    const file = textsFromFile(json, lead);
    const checked = file.problems.length > 0 ? null : checkAnalysis(file.texts, String(data.area));
    if (!checked?.analysis) {
      const problems = checked?.problems ?? file.problems;
      const list = problems.map(({ path, message }) => [path, message].filter(Boolean).join(': '));
      throw new UsageError([`${from} can't be used:`, ...list].join('\n'), false);
    }
    const { texts, notices } = checked;
    for (const notice of notices) call.write(`${notice}\n`);
    const sending = send ? checked.analysis : undefined;
    const outcome = await saveAnalysis(db, id, { texts, analysis: sending }, call.env);
    if (outcome === 'quarantined')
      throw new Error(`${id} is quarantined as spam. To accept it: npm run leads -- redeliver ${id}`);
    if (!send) return void call.write(`Saved the draft for ${id}.\n`);
    call.write(`Sent the analysis for ${id}.\n`);
    if (!(await wasEmailed(db, id)))
      call.write(`No email was sent. The owner's page: ${call.env.SITE_URL}${await addOwnerLink(db, id)}\n`);
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(decodeText(readFileSync(file)));
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : error}`, false);
  }
}

async function listMeetings({ write, open }: Context): Promise<void> {
  await using db = await open();
  const upcoming = await readUpcomingMeetings(db);
  for (const { id, startsAt, lead } of upcoming) {
    const { name, email, phone } = lead.data;
    write(`${id}  ${toSlot(startsAt).text.padEnd(42)}  ${String(phone).padEnd(16)}  ${name} <${email}>\n`);
  }
  write(`${formatCount(upcoming.length, 'upcoming call')}.\n`);
}

async function exportLeads({ options: { format, form }, write, open }: Context): Promise<void> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('Use --format csv or --format json.');
  const kinds = Object.keys(formsByKind);
  if (form && !kinds.includes(form)) throw new UsageError(`--form takes one of ${kinds.join(', ')}.`);
  await using db = await open();
  let first = true;
  write(format === 'csv' ? csvHeader : '[');
  for await (const lead of readLeads(db, { status: 'new' })) {
    if (form && lead.kind !== form) continue;
    write(format === 'csv' ? toCsv(lead) : `${first ? '' : ','}\n${JSON.stringify(toRecord(lead))}`);
    first = false;
  }
  if (format === 'json') write(first ? ']\n' : '\n]\n');
}

async function report({ options: { format = 'table', since = '30d' }, write, open }: Context): Promise<void> {
  if (format !== 'table' && format !== 'json')
    throw new UsageError('Use --format json, or no --format for a table.');
  const start = dateFromAge(since, '--since takes days, such as 90d.');
  await using db = await open();
  const leads = await readReport(db, start);
  const visits = await readVisits(db, ...periodSince(start.getTime()));
  if (format === 'json') {
    write(`${JSON.stringify({ ...leads, visits }, null, 2)}\n`);
    return;
  }
  write(`${toTable(leads)}\n${toText(visitContent(visits))}\n`);
}

async function redeliver({ env, ids, write, open }: Context): Promise<void> {
  await using db = await open();
  const targets = allTargets.filter((target) => isConfigured(env, target));
  const repeatable = targets.filter(({ isNeverRepeated }) => !isNeverRepeated);
  const targetsFor = (kind: string) => targetNamesFor(repeatable, env, kind);
  const parkedOnly = targets.filter(({ isNeverRepeated }) => isNeverRepeated).map(({ name }) => name);
  const without = await holdSlots(db, ids, targetNamesFor(targets, env, 'meeting'));
  if (without.length > 0)
    write(`Could not hold the time for ${without.join(', ')}: it is in the past or taken by another call.\n`);
  const queued = await requeue(db, { targetsFor, parkedOnly, ...(ids.length > 0 && { ids }) });
  if (ids.length === 0) await deleteEmails(db);
  const { delivered, failed } = await deliverDue(db, targets, env);
  write(
    `${queued} queued again. ${delivered} delivered now, ${failed} failed and will be tried again by the server.\n`,
  );
}

async function purge({ options, write, open }: Context): Promise<void> {
  const moment = dateFromAge(options['older-than'] ?? '', '--older-than takes days, such as 400d.');
  await using db = await open();
  const { old, all } = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('created_at', '<', moment.getTime()).as('old'),
      fn.countAll<number>().as('all'),
    ])
    .where('kind', '<>', 'newsletter')
    .executeTakeFirstOrThrow();
  // If the clock jumped ahead, there are no visits from one to two months ago, until the new time is a month old.
  const lastDay = await findLastDayBefore(db, 30);
  const hasGap = lastDay !== null && countNights(lastDay, officeDay()) > 61;
  if ((lastDay ? hasGap : old > all / 2) && !options.force) {
    const reason = hasGap ? 'no visits were counted one to two months ago, so the clock may be wrong: ' : '';
    const found = `that would delete ${old} of ${formatCount(Number(all), 'lead')}`;
    throw new Error(`${reason}${found}. If it really is ${formatDateTime(new Date())}, add --force.`);
  }
  await deleteOldUses(db);
  await deleteOldKeys(db);
  await deleteEmails(db, moment.getTime());
  await purgeVisits(db);
  const upcomingIds = (await readUpcomingMeetings(db)).map(({ id }) => id);
  write(`${await purgeBefore(db, moment, upcomingIds)} deleted.\n`);
}

async function forget({ options: { email = '' }, write, open }: Context): Promise<void> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email.trim()))
    throw new UsageError('Use --email with an address, such as name@example.com.');
  await using db = await open();
  await forgetUses(db, email);
  const ids = await forgetEmail(db, email);
  write(`${ids.length} deleted${ids.length > 0 ? `: ${ids.join(', ')}` : ''}.\n`);
  if (ids.length > 0) write('Delete copies that were delivered elsewhere (HubSpot, webhook, email) there.\n');
}

async function backup({ env, ids: [file], write }: Context): Promise<void> {
  if (!file) throw new UsageError('Add the path of the new file, such as backup /var/backups/leads.db.');
  await backUp(env.LEADS_DATABASE_URL, file);
  write(`Backed up the database to ${file}. Only you can read the file.\n`);
}

/** Returns the time 90 days ago if `age` is "90d". Throws a UsageError with the message `help` if `age` is invalid. */
function dateFromAge(age: string, help: string): Date {
  const days = Number(/^(\d{1,5})d$/.exec(age)?.[1] ?? 0);
  if (days === 0) throw new UsageError(help);
  return new Date(Date.now() - days * DAY_MS);
}

async function alert({ env, ids: [unit = ''], write }: Context): Promise<void> {
  const settings = emailSettings(env);
  if (!settings?.office) return void write('No email was sent: set SMTP_URL and LEADS_NOTIFY_TO.\n');
  const subject = failureEmail.subject(unit, hostname());
  await sendEmail(settings, { to: settings.office, subject, text: failureEmail.text(unit) });
}
