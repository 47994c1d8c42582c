import 'server-only';
import { env } from '@/lib/platform/env';
import { leadsDatabase, onLeadStored } from '../leads.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { sendersFor } from './targets.ts';

/** Delivers stored leads in the background until the function it returns is called. Without a target, opens no database. */
export function startDelivery(): () => Promise<void> {
  const senders = sendersFor(env);
  if (senders.length === 0) return async () => {};

  const worker = startOutboxWorker(leadsDatabase, senders);
  onLeadStored(worker.wake);
  return worker.stop;
}
