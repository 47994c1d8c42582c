import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { checkWritable } from '@/lib/database/writable';
import { env } from '@/lib/platform/env';
import type { PartHealth } from '@/lib/platform/observability/health';
import { officeTargets } from './delivery/senders';
import { outboxState } from './outbox';

/** A target may be down this long before we report it: the outbox keeps its deliveries. */
const DEGRADED_AFTER_SECONDS = 15 * 60;

/** How long one answer is reused, in milliseconds: a new one costs a write. */
const FRESH = 1_000;
let last: { at: number; answer: Promise<PartHealth> } | null = null;

/** Where leads are delivered, and how the outbox stands. Rejects if a lead could not be stored. */
export function leadsHealth(): Promise<PartHealth> {
  const now = performance.now();
  if (!last || now - last.at > FRESH) last = { at: now, answer: askDatabase() };
  return last.answer;
}

async function askDatabase(): Promise<PartHealth> {
  const db = await sharedDatabase();
  await checkWritable(db);
  const state = await outboxState(db);
  const behind = state.parked > 0 || state.oldestAgeSeconds > DEGRADED_AFTER_SECONDS;
  const delivery = officeTargets(env).join(', ') || 'none';
  return { status: behind ? 'degraded' : 'ok', canStore: true, delivery, ...state };
}
