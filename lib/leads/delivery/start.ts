import 'server-only';
import { env } from '@/lib/platform/env';
import { leadsDatabase, onLeadStored } from '../leads.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { sendersFor } from './targets.ts';

/**
 * Delivers stored leads in the background from now on. Returns a function that stops it once what is under way
 * has ended. Without a target there is nothing to do, and the database stays untouched.
 */
export function startDelivery(): () => Promise<void> {
  const senders = sendersFor(env);
  if (senders.length === 0) return async () => {};

  const worker = startOutboxWorker(leadsDatabase, senders);
  onLeadStored(worker.wake);
  return worker.stop;
}
