import 'server-only';
import { env } from '../platform/env.ts';
import { failureOf } from '../platform/observability/failure.ts';
import { logOf } from '../platform/observability/log.ts';
import { singleton } from '../platform/singleton.ts';
import type { Database } from './schema.ts';

const shared = singleton<{ database?: Promise<Database> }>('leads', () => ({}));
const log = logOf('database');

/** Opens the database at the first call, not at import: builds must not touch it. The next call retries a failure. */
export function sharedDatabase(): Promise<Database> {
  shared.database ??= import('./open.ts')
    .then(({ openDatabase }) => openDatabase(env.LEADS_DATABASE_URL, (line) => log.info(line)))
    .catch((error) => {
      delete shared.database;
      log.error(
        { failure: failureOf(error), reason: error instanceof Error ? error.message : 'unknown' },
        'database not opened: leads cannot be stored',
      );
      throw error;
    });
  return shared.database;
}

/** Closes the database, so that SQLite's file is complete. The next call of `sharedDatabase` opens it again. */
export async function closeSharedDatabase(): Promise<void> {
  const opening = shared.database;
  delete shared.database;
  await (await opening)?.destroy();
}
