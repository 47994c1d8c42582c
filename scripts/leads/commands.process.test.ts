import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { visitCopy } from '@/content/visits';
import { addKey } from '@/lib/database/keys';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { openEmailServer } from '@/lib/delivery/testing/targets';
import { storeLead } from '@/lib/inbox/lead-store';
import { bookMeeting, updateMeeting } from '@/lib/meetings/meeting-store';
import { readFreeDays } from '@/lib/meetings/read-meetings';
import { bookCall, bookingOptions } from '@/lib/meetings/testing/book-call';
import { canOpenAnalysis, getAnalysis } from '@/lib/office/analysis/analysis-store';
import { sampleFile } from '@/lib/office/analysis/testing/sample-texts';
import { readOfficeKey } from '@/lib/office/office-keys';
import { parseEnvironment } from '@/lib/platform/env';
import { addCounts, startVisitStore } from '@/lib/visits/visit-store';
import { type CliOptions, runLeads } from './commands';

const directory = mkdtempSync(join(tmpdir(), 'leads-cli-'));
const env = parseEnvironment({ LEADS_DATABASE_URL: `file:${directory}/leads.db` });
const ids: Record<string, string> = {};

beforeAll(async () => {
  const db = await openDatabase(env.LEADS_DATABASE_URL);
  for (const [name, status] of [
    ['ada', 'new'],
    ['=bob', 'new'],
    ['spam', 'quarantined'],
  ] as const) {
    const data = { name, email: `${name.replace('=', '')}@example.com` };
    const lead = {
      kind: 'contact',
      status,
      data,
      context: name === 'ada' ? { source: { landing: '/blog/dusk', utm_source: 'news' } } : {},
      spamSignals: status === 'new' ? [] : ['honeypot'],
    } as const;
    ids[name] = await storeLead(db, { ...lead, spamSignals: [...lead.spamSignals] }, []);
  }
  await db.destroy();
});

afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function run(words: string[], options: CliOptions = {}): Promise<string> {
  let said = '';
  await runLeads(env, words, options, (text) => {
    said += text;
  });
  return said;
}

/** Returns the last free time, because the first may have passed before the test books it. */
async function findFreeSlot(db: Database): Promise<string> {
  const slots = (await readFreeDays(db)).flatMap((day) => day.slots);
  return new Date(slots.at(-1) ?? 0).toISOString();
}

describe('the office', () => {
  test('lists upcoming calls', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const slot = await findFreeSlot(db);
    await bookCall(db, slot, 'cora');
    await db.updateTable('leads').set({ created_at: 0 }).where('kind', '=', 'meeting').execute();
    await db.insertInto('uses').values({ limit_key: 'a network', used_at: 0 }).execute();
    await addKey(db, 'list', null, 0);
    // The call is old enough for a purge, but a purge keeps upcoming calls.
    expect(await run(['purge'], { 'older-than': '400d' })).toBe('0 deleted.\n');
    const uses = await db.selectFrom('uses').select('limit_key').execute();
    expect(uses).toHaveLength(1);
    expect(uses).not.toContainEqual({ limit_key: 'a network' });
    await db.destroy();
    const said = await run(['meetings']);
    expect(said).toMatch(/SO-\S+ .* Central .*\+18505550171 .*cora <cora@example\.com>/);
    expect(said).toContain('1 upcoming call.');
    expect(await run(['export'], { format: 'csv' })).toContain(slot);
    await run(['forget'], { email: 'cora@example.com' });
    expect(await run(['meetings'])).toContain('0 upcoming calls.');
    await using after = await openDatabase(env.LEADS_DATABASE_URL);
    expect(await after.selectFrom('uses').selectAll().execute()).toEqual([]);
    expect(await after.selectFrom('keys').selectAll().execute()).toEqual([]);
  });

  test('gets an email if something fails on the server', async () => {
    const { smtpUrl, messages } = await openEmailServer();
    let said = '';
    const alert = (settings: Record<string, string>) =>
      runLeads(parseEnvironment(settings), ['alert', 'sea-oat-stays-backup'], {}, (text) => {
        said += text;
      });
    await alert({});
    expect(said).toContain('set SMTP_URL and LEADS_NOTIFY_TO');
    await alert({ SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' });
    const [message] = messages;
    expect(String(message?.source)).toMatch(/Subject: sea-oat-stays-backup failed on /);
  });

  test('sees which call was canceled', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const id = await bookCall(db, await findFreeSlot(db), 'dora');
    expect(await run(['list'])).not.toContain('canceled');
    await updateMeeting(db, id, null, bookingOptions);
    await db.destroy();
    expect(await run(['list'])).toMatch(
      / meeting +canceled, was .* dora <dora@example\.com> +invitation pending/,
    );
    await run(['forget'], { email: 'dora@example.com' });
  });

  test('marks a lead as answered, shows it, and gets a link to its page', async () => {
    const id = String(ids.ada);
    expect(await run(['list'], { open: true })).toMatch(/ by \w{3} .*ada@example[\s\S]*2 leads/);
    expect(await run(['done', id], { note: 'Sent\u001b[2J it' })).toContain('is marked as answered');
    expect(await run(['done', id], { note: 'Sent\u001b[2J it' })).toContain('was answered before');
    await expect(run(['done', id], { note: 'Called' })).rejects.toThrow(
      'already changed: Answered: Sent[2J it',
    );
    await expect(run(['done', id], { missed: true })).rejects.toMatchObject({ name: 'UsageError' });
    expect(await run(['list'], { open: true })).toContain('1 lead.');
    expect(await run(['list'])).toMatch(/ answered \w{3} .*ada@example/);
    expect(await run(['report'])).toMatch(
      /Answered: 1 in time, 0 late, median time 0 h \d+ min\. Open: 1, of these 0/,
    );
    expect(await run(['show', id])).toMatch(
      /^ada\nada@example\.com[\s\S]*History:\n[\s\S]*Answered: Sent\[2J it/,
    );
    expect(await run(['link', id])).toMatch(
      new RegExp(`^http://localhost:3000/office/${id}\\?key=[\\w-]{22}\n$`),
    );
    expect(await run(['export'], { format: 'csv' })).toContain('"Sent[2J it"');
    expect(await run(['undo', id])).toContain('is open again');
    expect(await run(['undo', id])).toContain('was not answered');
    await expect(run(['show', 'SO-0000-0000'])).rejects.toThrow('there is no lead SO-0000-0000.');
    await expect(run(['done', id], { note: 'x'.repeat(501) })).rejects.toThrow('at most 500');
    expect(JSON.parse(await run(['export'], { format: 'json', form: 'newsletter' }))).toEqual([]);
  });

  test('writes an analysis in a file, saves it as a draft, and sends it', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const data = { name: 'Walter', email: 'walter@example.com', area: 'destin', revenue: 51_300 };
    const lead = { kind: 'partner', status: 'new' as const, data, context: {}, spamSignals: [] };
    const id = await storeLead(db, lead, []);
    const from = join(directory, 'walter.json');
    const write = (file: unknown) => writeFileSync(from, JSON.stringify(file));
    const [first, ...others] = sampleFile.homes;

    write({ ...sampleFile, homes: [{ ...first, nights: 'l71' }, ...others], line: 'x'.repeat(501) });
    for (const send of [false, true])
      await expect(run(['analysis', id], { from, send })).rejects.toMatchObject({
        ...{ name: 'UsageError', showsUsage: false },
        message: [
          `${from} can't be used:`,
          'homes[0].nights: “l71” isn’t a number of nights from 1 to 365.',
          'line: Keep this to 500 characters; it has 501.',
        ].join('\n'),
      });
    write({ ...sampleFile, homes: 'none' });
    await expect(run(['analysis', id], { from })).rejects.toThrow('homes: ');
    await expect(run(['analysis', id], { from: directory })).rejects.toThrow("can't be read");
    await expect(run(['analysis', id])).rejects.toThrow('--from');
    await expect(run(['analysis', String(ids.ada)], { from })).rejects.toThrow('is not a request');
    expect(await getAnalysis(db, id)).toBeNull();

    write({ ...sampleFile, homes: [...sampleFile.homes, first] });
    expect(await run(['analysis', id], { from })).toMatch(/^Line 7 \(“.+”\): left out \(the same home/);
    // As Windows programs write it: with a byte order mark, or in UTF-16.
    for (const encoding of ['utf8', 'utf16le'] as const) {
      writeFileSync(from, `\uFEFF${JSON.stringify(sampleFile)}`, encoding);
      expect(await run(['analysis', id], { from })).toBe(`Saved the draft for ${id}.\n`);
    }
    expect(await run(['list'])).toMatch(/ analysis not sent .*walter@example/);
    const said = await run(['analysis', id], { from, send: true });
    const [, link = ''] = /^Sent the analysis for .*\.\nNo email was sent\..*: (\S+)\n$/.exec(said) ?? [];
    expect(await canOpenAnalysis(db, id, link.split('key=')[1] ?? '')).toBe(true);
    expect(await run(['list'])).toMatch(/ answered \w{3} .* analysis sent \w{3} .*walter@example/);
    expect(await run(['show', id])).toContain('Analysis sent: $46,900 to $64,800');
    const { sent } = (await getAnalysis(db, id)) ?? {};
    expect(sent?.lastYear).toBe(51_300);
    const [record] = JSON.parse(await run(['export'], { format: 'json', form: 'partner' }));
    expect(record.analysis_sent_at).toMatch(/^\d{4}-.*Z$/);
    expect(await run(['export'], { format: 'csv' })).toContain(record.analysis_sent_at);
    await run(['forget'], { email: 'walter@example.com' });
    expect(await getAnalysis(db, id)).toBeNull();
    await db.destroy();
  });

  test('marks a call as held or missed', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const id = await bookCall(db, await findFreeSlot(db), 'eva');
    expect(await run(['done', id], { missed: true, note: 'No answer' })).toContain('is marked as missed');
    expect(await run(['show', id])).toContain('Call missed: No answer');
    expect(await run(['list'])).toMatch(/ meeting +missed /);
    await run(['undo', id]);
    expect(await run(['done', id])).toContain('is marked as held');
    await run(['forget'], { email: 'eva@example.com' });
    await db.destroy();
  });

  test('gets a link to the list', async () => {
    const said = await run(['link']);
    expect(said).toMatch(/^http:\/\/localhost:3000\/office\?key=[\w-]{22}\n$/);
    await using db = await openDatabase(env.LEADS_DATABASE_URL);
    const key = said.trim().split('key=')[1] ?? '';
    expect(await readOfficeKey(db, key)).toMatchObject({ isForList: true });
  });

  test('sees that a quarantined lead’s call can’t be held, because its time was taken', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const slot = await findFreeSlot(db);
    const data = { slot, name: 'Fay', email: 'fay@example.com', phone: '+18505550172' };
    const lead = { kind: 'meeting', status: 'quarantined' as const, data, context: {}, spamSignals: [] };
    const booking = await bookMeeting(db, lead, bookingOptions);
    await bookCall(db, slot, 'gus');
    await db.destroy();
    const id = booking.outcome === 'booked' ? booking.id : '';
    expect(await run(['redeliver', id])).toContain(`Could not hold the time for ${id}`);
    for (const name of ['fay', 'gus']) await run(['forget'], { email: `${name}@example.com` });
  });

  test('backs up to a new file, and never overwrites one', async () => {
    const file = join(directory, 'copy.db');
    expect(await run(['backup', file])).toContain(file);
    await expect(run(['backup', file])).rejects.toThrow('exists already');
    await expect(run(['backup'])).rejects.toThrow('Add the path of the new file');
    await expect(run(['backup', file, 'more'])).rejects.toThrow('Unexpected argument');
    const elsewhere = (url: string) =>
      runLeads(parseEnvironment({ LEADS_DATABASE_URL: url }), ['backup', `${file}2`], {}, () => {});
    await expect(elsewhere('postgres:///leads')).rejects.toThrow('pg_dump');
    await expect(elsewhere(`file:${directory}/none.db`)).rejects.toThrow('there is no');
    expect(existsSync(`${directory}/none.db`)).toBe(false);
  });

  test('lists leads and spam separately', async () => {
    const said = await run([]);
    expect(said).toContain(ids.ada);
    expect(said).toMatch(/ada <ada@example\.com> .*from news {2}\/blog\/dusk\n/);
    expect(said).toContain('2 leads.');
    expect(said).not.toContain('spam');
    expect(await run(['list'], { spam: true })).toMatch(/spam <spam@example.com> +honeypot/);
  });

  test('exports valid JSON, and CSV without formulas', async () => {
    const leads = JSON.parse(await run(['export'], { format: 'json' }));
    expect(leads).toHaveLength(2);
    expect(leads[0]).toMatchObject({ id: ids.ada, kind: 'contact', name: 'ada', email: 'ada@example.com' });
    const csv = await run(['export'], { format: 'csv' });
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain("'=bob");
  });

  test('delivers again, purges and forgets', async () => {
    expect(await run(['redeliver'])).toMatch(/^0 queued again/);
    expect(await run(['purge'], { 'older-than': '400d' })).toBe('0 deleted.\n');
    expect(await run(['forget'], { email: 'BOB@example.com' })).toContain(`1 deleted: ${ids['=bob']}`);
    expect(JSON.parse(await run(['export'], { format: 'json' }))).toHaveLength(1);
  });

  test('reports leads by source', async () => {
    expect(await run(['report'])).toMatch(/contact +news +\/blog\/dusk +1 +100\.0%/);
    expect(JSON.parse(await run(['report'], { format: 'json', since: '90d' }))).toMatchObject({
      leads: 1,
      rows: [{ form: 'contact', source: 'news', landing: '/blog/dusk' }],
    });
  });

  test('reports visits next to the leads that came from them, and purges counts from 400 days ago', async () => {
    await using db = await openDatabase(env.LEADS_DATABASE_URL);
    const visit = { measure: 'views', subject: '/blog/dusk', detail: 'news' };
    const countOn = (now: number) => addCounts([visit], now);
    expect(await run(['report'])).toContain(visitCopy.none);
    for (const days of [0, 0, 45, 402]) countOn(Date.now() - days * 86_400_000);
    await startVisitStore(async () => db)();
    expect(await run(['report'])).toContain('/blog/dusk from news: 2 (1) views, ');
    const { visits } = JSON.parse(await run(['report'], { format: 'json' }));
    expect(visits).toMatchObject({
      rows: [{ landing: '/blog/dusk', source: 'news', views: 2, seen: 0, begun: 0, stored: 1 }],
      before: { rows: [{ landing: '/blog/dusk', source: 'news', views: 1 }] },
    });
    await run(['purge'], { 'older-than': '500d' });
    expect(await db.selectFrom('visits').select('count').execute()).toHaveLength(2);
  });

  test('loses no leads to a wrong clock, unless it adds --force', async () => {
    const db = await openDatabase(env.LEADS_DATABASE_URL);
    const before = await db.selectFrom('leads').select('id').execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-01-01T12:00:00Z') });
    const purge = (options: CliOptions = {}) => run(['purge'], { 'older-than': '400d', ...options });
    await expect(purge()).rejects.toThrow(
      /would delete 2 of 2 leads\. If it really is 2099-01-01 06:00, add --force\./,
    );
    expect(await db.selectFrom('leads').select('id').execute()).toEqual(before);
    expect(await purge({ force: true })).toBe('2 deleted.\n');
    await db.destroy();
  });

  describe('if the purge of old leads is due', () => {
    const now = Date.now();
    const DAY = 86_400_000;
    /** Opens a database with leads and visits of these ages in days, and returns a purge of it. */
    async function setUp(leads: number[], visits: number[]) {
      const settings = parseEnvironment({
        LEADS_DATABASE_URL: `file:${directory}/${crypto.randomUUID()}.db`,
      });
      const db = await openDatabase(settings.LEADS_DATABASE_URL);
      onTestFinished(() => db.destroy());
      for (const days of leads) {
        const lead = {
          kind: 'contact',
          status: 'new',
          data: { days },
          context: {},
          spamSignals: [],
        } as const;
        await storeLead(db, { ...lead, spamSignals: [] }, [], now - days * DAY);
      }
      const visit = { measure: 'views', subject: '/', detail: 'direct', count: 1 };
      const toDay = (days: number) => new Date(now - days * DAY).toISOString().slice(0, 10);
      const rows = visits.map((days) => ({ ...visit, day: toDay(days) }));
      await db.insertInto('visits').values(rows).execute();
      return async (options: CliOptions = {}) => {
        let said = '';
        await runLeads(settings, ['purge'], { 'older-than': '400d', ...options }, (text) => {
          said += text;
        });
        return said;
      };
    }
    const year = Array.from({ length: 365 }, (_, day) => day);

    test('it deletes most of the leads without --force if visits show that the clock is right', async () => {
      expect(await (await setUp([410, 500, 10], year))()).toBe('2 deleted.\n');
      expect(await (await setUp([410], [45, 390]))()).toBe('1 deleted.\n');
    });

    test.each([
      ['a year ahead, with leads of which fewer than half are old', 365, [40, 50, 1, 2, 3], year],
      ['three months ahead', 91, [320, 1, 2], year],
      ['a year ahead, on a site with visits for three weeks', 365, [50, 1, 2], year.slice(0, 21)],
      ['far ahead', 30_000, [1], [0, 1, 2]],
    ])('it deletes nothing if the clock has jumped %s', async (_, jump, leads, visits) => {
      const runPurge = await setUp(leads, visits);
      vi.useFakeTimers({ toFake: ['Date'], now: now + jump * DAY });
      await expect(runPurge()).rejects.toThrow(
        /^no visits were counted one to two months ago, so the clock may be wrong: that would delete \d/,
      );
      expect(await runPurge({ force: true })).toMatch(/^[1-9]\d* deleted\.\n$/);
    });

    test('it works again a month after visits have gone on, as after a long pause of the site', async () => {
      const runPurge = await setUp([410, 420], [...year.slice(0, 25), 200, 300]);
      await expect(runPurge()).rejects.toThrow('add --force');
      vi.useFakeTimers({ toFake: ['Date'], now: now + 8 * DAY });
      expect(await runPurge()).toBe('2 deleted.\n');
    });
  });

  test.each([
    [['sell'], {}],
    [['report'], { since: '90' }],
    [['report'], { format: 'csv' }],
    [['list', 'x'], {}],
    [['export'], {}],
    [['export'], { format: 'xml' }],
    [['export'], { format: 'csv', form: 'letters' }],
    [['show'], {}],
    [['done', 'SO-1'], {}],
    [['purge'], {}],
    [['purge'], { 'older-than': '0d' }],
    [['purge'], { 'older-than': '-1d' }],
    [['forget'], {}],
    [['forget'], { email: 'everyone' }],
  ])('gets a usage error for %j %j', async (words, options) => {
    await expect(run(words, options)).rejects.toMatchObject({ name: 'UsageError' });
  });
});

describe('npm run leads', () => {
  const command = (folder: string) =>
    spawnSync(
      process.execPath,
      [
        ...[path.resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', path.resolve('tsconfig.json')],
        ...['--conditions=react-server', path.resolve('scripts/leads.ts')],
      ],
      { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, NODE_ENV: 'production' } },
    );

  test('reads the settings of .env files, and creates no database', async () => {
    const folder = mkdtempSync(join(directory, 'site-'));
    const file = join(folder, 'own.db');
    writeFileSync(join(folder, '.env.local'), `LEADS_DATABASE_URL=file:${file}`);
    const stderr = `Could not read or change the leads: there is no database ${file}.\n`;
    expect(command(folder)).toMatchObject({ status: 1, stdout: '', stderr });
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'no database of anyone');
    const refused = `Could not read or change the leads: ${file} is not a database of this site.\n`;
    expect(command(folder)).toMatchObject({ status: 1, stdout: '', stderr: refused });
    rmSync(file);
    await (await openDatabase(`file:${file}`)).destroy();
    expect(command(folder)).toMatchObject({ status: 0, stdout: '0 leads.\n' });
  });

  test('reports a wrong setting in one sentence', () => {
    const folder = mkdtempSync(join(directory, 'site-'));
    writeFileSync(join(folder, '.env.local'), 'LOG_LEVEL=loud');
    const said = { status: 1, stderr: 'LOG_LEVEL must be a level such as info, warn or error.\n' };
    expect(command(folder)).toMatchObject(said);
  });
});
