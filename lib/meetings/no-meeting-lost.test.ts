import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { availability } from '../../content/meetings.ts';
import { openDatabase } from '../database/open.ts';
import { startPostgres } from '../database/testing/postgres.ts';
import { openMeeting, upcomingMeetings } from './read.ts';
import { offeredDays } from './slots.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const program = fileURLToPath(new URL('./testing/busy.ts', import.meta.url));

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanup.splice(0).reverse()) await end();
}, 60_000);

const databases = {
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'meetings-kill-'));
    cleanup.push(() => rmSync(directory, { recursive: true, force: true }));
    return `file:${directory}/leads.db`;
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    cleanup.push(() => server.stop());
    return server.newDatabase();
  },
};

test.each(['SQLite', 'PostgreSQL'] as const)(
  'on %s every meeting that somebody was thanked for outlives a SIGKILL',
  async (kind) => {
    const url = await databases[kind]();
    const slots = offeredDays(availability, NOW).flatMap((day) => day.slots);
    const wanted = slots.map((slot) => new Date(slot).toISOString());
    const env = { ...process.env, NODE_OPTIONS: '' };
    const args = ['--import', 'tsx', program, url, String(NOW), ...wanted];
    const busy = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const thanked: string[] = [];
    for await (const line of createInterface({ input: busy.stdout })) {
      thanked.push(line);
      if (thanked.length === 40) busy.kill('SIGKILL');
    }

    const db = await openDatabase(url);
    cleanup.push(() => db.destroy());
    expect(thanked.length).toBeGreaterThanOrEqual(40);
    for (const line of thanked) {
      const [slot = '', id = '', key = ''] = line.split(' ');
      expect(await openMeeting(db, id, key)).toMatchObject({ startsAt: Date.parse(slot), holdsSlot: true });
    }
    // The one under way is there with its lead and its delivery, or not at all.
    const meetings = await upcomingMeetings(db, NOW);
    expect(meetings.length - thanked.length).toBeOneOf([0, 1]);
    const deliveries = await db.selectFrom('deliveries').selectAll().execute();
    expect(deliveries).toHaveLength(meetings.length);
  },
  60_000,
);
