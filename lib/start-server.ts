import 'server-only';
import { env } from '@/lib/platform/env';
import { shared } from '@/lib/platform/observability/shared';
import { noticeOlderDatabases } from './database/older';
import { sharedDatabase } from './database/shared';
import { startOutboxWorker } from './leads/delivery/outbox-worker';
import { sendersFor } from './senders';

/** What a server does besides answering: it delivers leads, and stops in good order. */
export function startServer(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  noticeOlderDatabases();
  // The server lets requests finish first (lib/platform/server/serve-site.ts); what is cut off is delivered after the restart.
  const senders = sendersFor(env);
  if (senders.length > 0) shared.stops.add(startOutboxWorker(sharedDatabase, senders));
}
