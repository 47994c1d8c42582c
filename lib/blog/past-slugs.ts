import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@/lib/database/schema';
import { inSteps } from '@/lib/database/steps';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import type { PostIndex } from './post-index';
import { reportPastSlugs } from './report';

/** A visitor of an unknown address waits this long for the database. */
const LOOK_UP_MS = 2_000;

type Served = { slug: string; entry_id: string; since: number };

/**
 * Remembers in the database under which slugs articles were served, so that a slug leads to its article after any number of
 * renames. Nothing here rejects: without the database nothing is remembered, and no slug is known.
 */
export function createPastSlugs() {
  let open: (() => Promise<Database>) | null = null;
  let present: PostIndex['byId'] = new Map();
  const unsaved = new Map<string, Served>();
  let isSaving = false;

  async function save(openDatabase: () => Promise<Database>): Promise<void> {
    isSaving = true;
    try {
      // Who waits for the index has it first.
      await nextTurn();
      const db = await openDatabase();
      while (unsaved.size > 0)
        await inSteps([...unsaved.values()], async (some) => {
          await saveNew(db, some);
          for (const served of some) if (unsaved.get(served.slug) === served) unsaved.delete(served.slug);
        });
    } catch (error) {
      reportPastSlugs(error);
    } finally {
      isSaving = false;
    }
  }

  return {
    /** From now on the database is used. Builds and commands don't call this. */
    use(openDatabase: () => Promise<Database>) {
      open = openDatabase;
    },

    /** Notes where each post is served, as read at `readAt`. It is saved in the background, after a failure with the next reading. */
    note({ byId }: PostIndex, readAt: number): void {
      if (!open) return;
      if (byId !== present)
        for (const { id, slug } of byId.values())
          if (present.get(id)?.slug !== slug) unsaved.set(slug, { slug, entry_id: id, since: readAt });
      present = byId;
      if (unsaved.size > 0 && !isSaving) void save(open);
    },

    /** The ids of the posts that were ever served at a slug, the last one first, and since when that one was (ms since 1970). */
    async find(slug: string): Promise<{ ids: string[]; since: number }> {
      const none = { ids: [], since: 0 };
      // What no slug is made of (slug.ts) was never served.
      if (!open || !/^[\w.~-]+$/.test(slug)) return none;
      try {
        const rows = await withTimeout(LOOK_UP_MS, lookUp(open, slug), () => {
          throw new Error('The database did not answer in time.');
        });
        return { ids: rows.map(({ entry_id }) => entry_id), since: rows[0]?.since ?? 0 };
      } catch (error) {
        reportPastSlugs(error);
        return none;
      }
    },
  };
}

/** The one of this process. */
export const pastSlugs = singleton('blog.past-slugs', createPastSlugs);

async function lookUp(open: () => Promise<Database>, slug: string) {
  const query = (await open()).selectFrom('slugs').select(['entry_id', 'since']);
  return query.where('slug', '=', slug).orderBy('since', 'desc').execute();
}

/** No transaction, which would wait for a locked database while leads wait behind it: one statement writes all or nothing. */
async function saveNew(db: Database, served: Served[]): Promise<void> {
  const known = await db
    .selectFrom('slugs')
    .select(['slug', 'entry_id'])
    .where(
      'slug',
      'in',
      served.map(({ slug }) => slug),
    )
    .orderBy('since')
    .execute();
  const last = new Map(known.map(({ slug, entry_id }) => [slug, entry_id]));
  const fresh = served.filter(({ slug, entry_id }) => last.get(slug) !== entry_id);
  if (fresh.length === 0) return;
  await db
    .insertInto('slugs')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(['slug', 'entry_id']).doUpdateSet(({ ref }) => ({ since: ref('excluded.since') })),
    )
    .execute();
}
