import 'server-only';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import type { Database } from './database/schema.ts';
import { startOutboxWorker } from './delivery/outbox-worker.ts';
import { sendersFor } from './delivery/targets.ts';

const shared = singleton<{ database?: Promise<Database> }>('leads', () => ({}));

/** The database, opened when first asked for: a build never touches it. After a failure the next call tries again. */
export function leadsDatabase(): Promise<Database> {
  shared.database ??= import('./database/open.ts')
    .then(({ openDatabase }) => openDatabase(env.LEADS_DATABASE_URL))
    .catch((error) => {
      delete shared.database;
      throw error;
    });
  return shared.database;
}

/** Delivers stored leads in the background until the function it returns is called. Without a target, opens no database. */
export function startDelivery(): () => Promise<void> {
  const senders = sendersFor(env);
  return senders.length === 0 ? async () => {} : startOutboxWorker(leadsDatabase, senders);
}
