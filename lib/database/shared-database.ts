import 'server-only';
import { env } from '../platform/env.ts';
import { singleton } from '../platform/singleton.ts';
import type { Database } from './schema.ts';

const shared = singleton<{ database?: Promise<Database> }>('leads', () => ({}));

/**
 * The database of this process, opened when first asked for: a build never touches it. After a failure the next call
 * tries again.
 */
export function sharedDatabase(): Promise<Database> {
  shared.database ??= import('./open.ts')
    .then(({ openDatabase }) => openDatabase(env.LEADS_DATABASE_URL))
    .catch((error) => {
      delete shared.database;
      throw error;
    });
  return shared.database;
}

/** Closes it: the file of SQLite then holds everything by itself. A request that still needs it opens it again. */
export async function closeSharedDatabase(): Promise<void> {
  const open = shared.database;
  delete shared.database;
  await (await open)?.destroy();
}
