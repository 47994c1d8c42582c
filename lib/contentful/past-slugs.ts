import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Database } from '@/lib/database/schema';
import { STEP_SIZE } from '@/lib/database/steps';
import { SLUG } from '@/lib/platform/slug-pattern';
import { withTimeout } from '@/lib/platform/time-limit';
import { reportOnce } from './content-report';

/** How long a request for an unknown slug waits for the database. */
const LOOK_UP_MS = 2_000;

type SlugRow = { slug: string; entry_id: string; since: number };

type Slugs = ReadonlyMap<string, { id: string; slug: string }>;

export interface PastSlugs {
  /** Starts storing slugs. Builds and commands don't call this, because they must not open the database. */
  use(openDatabase: () => Promise<Database>): void;
  /** Records each entry's slug at `readAt` (ms since 1970). Saves in the background, and retries at the next call. */
  note(index: { byId: Slugs }, readAt: number): void;
  /** `ids`: entries that ever had this slug, latest first. `since`: when the latest got the slug (ms since 1970). */
  find(slug: string): Promise<{ ids: string[]; since: number }>;
}

/**
 * Stores all slugs that entries ever had, so that old links still work after any number of renames. Never rejects:
 * without the database it stores and finds nothing. `folder` tells the slugs of two kinds of entries apart.
 */
export function createPastSlugs(folder = ''): PastSlugs {
  let open: (() => Promise<Database>) | null = null;
  let present: Slugs = new Map();
  const unsaved = new Map<string, SlugRow>();
  let isSaving = false;

  async function save(openDatabase: () => Promise<Database>): Promise<void> {
    isSaving = true;
    try {
      // Let the callers that wait for the index continue before this writes to the database.
      await yieldToOthers();
      const db = await openDatabase();
      while (unsaved.size > 0) {
        const batch = [...unsaved].slice(0, STEP_SIZE);
        await saveChangedSlugs(
          db,
          batch.map(([, row]) => row),
        );
        for (const [slug, row] of batch) if (unsaved.get(slug) === row) unsaved.delete(slug);
      }
    } catch (error) {
      reportOnce('Old slugs are unavailable', error);
    } finally {
      isSaving = false;
    }
  }

  return {
    use(openDatabase) {
      open = openDatabase;
    },

    note({ byId }, readAt) {
      if (!open) return;
      if (byId !== present)
        for (const { id, slug } of byId.values())
          if (present.get(id)?.slug !== slug)
            unsaved.set(slug, { slug: folder + slug, entry_id: id, since: readAt });
      present = byId;
      if (unsaved.size > 0 && !isSaving) void save(open);
    },

    async find(slug) {
      const none = { ids: [], since: 0 };
      if (!open || !SLUG.test(slug)) return none;
      try {
        const rows = await withTimeout(LOOK_UP_MS, lookUp(open, folder + slug), () => {
          throw new Error('The database timed out.');
        });
        return { ids: rows.map(({ entry_id }) => entry_id), since: rows[0]?.since ?? 0 };
      } catch (error) {
        reportOnce('Old slugs are unavailable', error);
        return none;
      }
    },
  };
}

async function lookUp(open: () => Promise<Database>, slug: string) {
  const query = (await open()).selectFrom('slugs').select(['entry_id', 'since']);
  return query.where('slug', '=', slug).orderBy('since', 'desc').execute();
}

/** Saves slugs whose latest entry changed. Uses no transaction: while waiting for a lock, it could delay leads. */
async function saveChangedSlugs(db: Database, rows: SlugRow[]): Promise<void> {
  const saved = await db
    .selectFrom('slugs')
    .select(['slug', 'entry_id'])
    .where(
      'slug',
      'in',
      rows.map(({ slug }) => slug),
    )
    .orderBy('since')
    .execute();
  const last = new Map(saved.map(({ slug, entry_id }) => [slug, entry_id]));
  const fresh = rows.filter(({ slug, entry_id }) => last.get(slug) !== entry_id);
  if (fresh.length === 0) return;
  await db
    .insertInto('slugs')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.columns(['slug', 'entry_id']).doUpdateSet(({ ref }) => ({ since: ref('excluded.since') })),
    )
    .execute();
}
