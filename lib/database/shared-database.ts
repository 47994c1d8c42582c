import 'server-only';
import { env } from '../platform/env.ts';
import { logOf } from '../platform/observability/log.ts';
import { singleton } from '../platform/singleton.ts';
import type { Database } from './schema.ts';

const shared = singleton<{ database?: Promise<Database> }>('leads', () => ({}));
const log = logOf('database');

/** Opens the database on first use, because a build must not touch it. Retries after a failure. */
export function sharedDatabase(): Promise<Database> {
  shared.database ??= import('./open.ts')
    .then(({ openDatabase }) => openDatabase(env.LEADS_DATABASE_URL, (line) => log.info(line)))
    .catch((error) => {
      delete shared.database;
      log.error(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'database not opened: leads cannot be stored',
      );
      throw error;
    });
  return shared.database;
}

/** Closes the database, so that SQLite's file is complete. The next request opens it again. */
export async function closeSharedDatabase(): Promise<void> {
  const opening = shared.database;
  delete shared.database;
  await (await opening)?.destroy();
}
