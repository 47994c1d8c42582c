import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createIndex } from '@/lib/blog/post-index';
import { lightEntry } from '@/lib/blog/testing/light-entry';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { type DatabaseKind, databaseFactory } from '@/lib/database/testing/databases';
import { createPastSlugs, type PastSlugs } from './past-slugs';

const newDatabase = databaseFactory();
/** Options of `expect.poll`: try again every 5 ms, because slugs are saved in the background. */
const pollOptions = { interval: 5 };

/** Creates an index of posts. `slugs` has each post's slug by its id. */
const buildIndex = (slugs: Record<string, string>) =>
  createIndex(Object.entries(slugs).map(([id, slugField]) => lightEntry(id, 1, { slugField })));

describe.each<DatabaseKind>(['SQLite', 'PostgreSQL'])('in %s', (kind) => {
  let url = '';
  beforeAll(async () => {
    url = await newDatabase(kind);
  });

  /** Opens what a server instance has: a database and a store of past slugs. `insert` is a spy on database inserts. */
  async function startInstance() {
    const db = await openDatabase(url);
    const past = createPastSlugs();
    past.use(async () => db);
    const insert = vi.spyOn(db, 'insertInto');
    return { db, past, insert, [Symbol.asyncDispose]: () => db.destroy() };
  }
  const saved = (past: PastSlugs, slug: string, ids: string[]) =>
    expect.poll(async () => (await past.find(slug)).ids, pollOptions).toEqual(ids);

  test('the latest post at a slug comes first, across instances and restarts', async () => {
    await using one = await startInstance();
    await using other = await startInstance();
    one.past.note(buildIndex({ x: 'dunes', y: 'lakes' }), 1);
    await saved(other.past, 'lakes', ['y']);
    // Three steps follow: the posts swap slugs, then both get new slugs, then x gets its first slug back.
    other.past.note(buildIndex({ x: 'lakes', y: 'dunes' }), 2);
    await saved(one.past, 'dunes', ['y', 'x']);
    one.past.note(buildIndex({ x: 'pines', y: 'piers' }), 3);
    await saved(one.past, 'piers', ['y']);
    one.past.note(buildIndex({ x: 'dunes', y: 'piers' }), 4);
    await saved(one.past, 'dunes', ['x', 'y']);
    expect(await other.past.find('dunes')).toEqual({ ids: ['x', 'y'], since: 4 });

    await using restarted = await startInstance();
    restarted.past.note(buildIndex({ x: 'dunes', y: 'reefs' }), 5);
    await saved(restarted.past, 'reefs', ['y']);
    expect(await one.past.find('dunes')).toMatchObject({ since: 4 });
  });

  test('1,000 posts renamed: only differences are written, in steps, and finding uses a database index', async () => {
    await using one = await startInstance();
    const ids = Array.from({ length: 1_000 }, (_, n) => `post${n}`);
    for (const name of ['a', 'd']) {
      const index = buildIndex(Object.fromEntries(ids.map((id) => [id, `${name}-${id}`])));
      one.past.note(index, 10);
      const rows = () =>
        one.db.selectFrom('slugs').select('slug').where('slug', 'like', `${name}-%`).execute();
      await expect.poll(async () => (await rows()).length, pollOptions).toBe(1_000);
      // Noting the same posts again writes nothing.
      one.insert.mockClear();
      one.past.note({ ...index }, 11);
      await one.past.find(`${name}-post1`);
      expect(one.insert).not.toHaveBeenCalled();
    }
    for (const name of ['a', 'd']) expect((await one.past.find(`${name}-post77`)).ids).toEqual(['post77']);

    await using restarted = await startInstance();
    restarted.past.note(buildIndex({ post1: 'd-post1', post2: 'd-post2' }), 12);
    await restarted.past.find('d-post2');
    for (const madeUp of ['never', '', "d-post1'", 'd-post1 ', '\u0000', 'D-POST1', '%64', 'é'.repeat(9_000)])
      expect(await restarted.past.find(madeUp)).toEqual({ ids: [], since: 0 });
    expect(restarted.insert).not.toHaveBeenCalled();
    expect(await planOf(restarted.db, kind)).toMatch(/USING (COVERING )?INDEX|Index (Only )?Scan/);
  });
});

const planOf = async (db: Database, kind: DatabaseKind) => {
  const query = sql.raw("select entry_id from slugs where slug = 'd-post1'");
  if (kind === 'PostgreSQL') await sql`analyze slugs`.execute(db);
  const explain = kind === 'SQLite' ? sql`explain query plan ` : sql`explain `;
  return JSON.stringify((await sql`${explain}${query}`.execute(db)).rows);
};

test('works without the database, and catches up when it is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const past = createPastSlugs();
  const down = vi.fn(async () => {
    throw new Error('It is gone.');
  });
  past.use(down);
  past.note(buildIndex({ x: 'dunes' }), 1);
  expect(await past.find('dunes')).toEqual({ ids: [], since: 0 });
  past.note(buildIndex({ x: 'lakes' }), 2);
  await expect.poll(() => down.mock.calls.length, pollOptions).toBe(2);
  expect(warn).toHaveBeenCalledOnce();

  await using db = await openDatabase('file::memory:');
  past.use(async () => db);
  past.note(buildIndex({ x: 'lakes' }), 3);
  for (const slug of ['dunes', 'lakes'])
    await expect.poll(async () => (await past.find(slug)).ids, pollOptions).toEqual(['x']);
});

test('does not wait for a locked database', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const url = await newDatabase('SQLite');
  await using db = await openDatabase(url);
  await using other = await openDatabase(url);
  const past = createPastSlugs();
  past.use(async () => db);
  past.note(buildIndex({ x: 'dunes' }), 1);
  await expect.poll(async () => (await past.find('dunes')).ids, pollOptions).toEqual(['x']);
  await other.transaction().execute(async () => {
    let now = Date.now();
    // Each call of `Date.now` advances the clock by half a second: the wait for the lock times out after 16 calls.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 500));
    past.note(buildIndex({ x: 'lakes' }), 2);
    await expect.poll(() => String(warn.mock.lastCall), pollOptions).toContain('locked');
    expect((await past.find('dunes')).ids).toEqual(['x']);
    clock.mockRestore();
  });
  past.note(buildIndex({ x: 'lakes' }), 3);
  await expect.poll(async () => (await past.find('lakes')).ids, pollOptions).toEqual(['x']);
});
