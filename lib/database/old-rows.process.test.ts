import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMeeting } from '@/lib/meetings/read-meetings';
import { canOpenAnalysis } from '@/lib/office/analysis/analysis-store';
import { readOfficeKey } from '@/lib/office/office-keys';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';
import { databaseFactory } from './testing/databases.ts';
import { migrationsBefore, openOldDatabase } from './testing/old-database.ts';
import { consumeLimits, mailboxKey } from './uses.ts';

const NOW = Date.parse('2026-11-23T16:00:00Z');
const DAY = 86_400_000;
const createDatabase = databaseFactory();

/** The rows of the three leads in the file, and the keys to them, of which the file has only hashes. */
const rows = readFileSync(new URL('./testing/old-release.sql', import.meta.url), 'utf8');
const lead = { id: 'SO-1BBK-H4H3', key: 'Jy-fyOFP1XdKebvmiR0KtA' };
const owner = { id: 'SO-6A7T-RWVX', key: '8HxXzE30956jqrheUA10aw' };
const call = { id: 'SO-QGNY-SNRB', key: 'eawXXkj2zACWsKjCj0-5HQ', start: Date.parse('2026-11-24T15:00:00Z') };
const listKey = '4mMowh31zTu4GLXo3HUEuA';

test.each(['SQLite', 'PostgreSQL'] as const)(
  'goes on with the rows of an earlier release, on %s',
  async (kind) => {
    const url = await createDatabase(kind);
    const old = await openOldDatabase(url, migrationsBefore('016-add-keys'));
    const write = (statements: string) => sql.raw(statements).execute(old);
    for (const statement of rows.split('\n').filter((line) => line.startsWith('insert')))
      await write(statement);

    const expectKeys = async (db: Database) => {
      expect(await readOfficeKey(db, lead.key, lead.id, NOW)).toEqual({
        isForList: false,
        expiry: NOW + 60 * DAY,
      });
      expect(await readOfficeKey(db, listKey, undefined, NOW)).toMatchObject({ expiry: NOW + 60 * DAY });
      expect(await canOpenAnalysis(db, owner.id, owner.key)).toBe(true);
      const analyses = db.selectFrom('keys').select('expires_at').where('opens', '=', 'analysis');
      expect(await analyses.execute()).toEqual([{ expires_at: NOW + 180 * DAY }]);
      const end = call.start + 60 * DAY;
      expect(await openMeeting(db, call.id, call.key, end - 1)).not.toBeNull();
      expect(await openMeeting(db, call.id, call.key, end)).toBeNull();
    };
    const db = await openDatabase(url);
    await expectKeys(db);
    const consume = (most: number) =>
      consumeLimits(db, [{ key: mailboxKey('bob@example.com'), most }], NOW + 1);
    await expect(consume(1)).rejects.toMatchObject({ status: 429 });
    await consume(2);
    await db.destroy();

    // After a rollback, the earlier release opens the same links and writes new rows.
    expect((await sql`select hash from meeting_keys`.execute(old)).rows).toHaveLength(1);
    await write(`insert into meeting_keys (hash, lead_id) values ('new', '${call.id}')`);
    await write(`insert into meeting_uses (limit_key, used_at) values ('new', ${NOW})`);
    await old.destroy();
    await using again = await openDatabase(url);
    await expectKeys(again);
    expect(await again.selectFrom('keys').select('opens').where('hash', '=', 'new').execute()).toEqual([
      { opens: 'call' },
    ]);
    const uses = again.selectFrom('uses').select('limit_key').where('limit_key', '=', 'new');
    expect(await uses.execute()).toHaveLength(1);
  },
);
