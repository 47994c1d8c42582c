import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { checkWritable } from '@/lib/database/writable';
import { env } from '@/lib/platform/env';
import type { PartHealth } from '@/lib/platform/observability/health';
import { activeTargetNames } from './lead-targets';
import { readOutboxState } from './outbox';

/** A target may be down this long before we report it: the outbox keeps its deliveries. */
const DEGRADED_AFTER_SECONDS = 15 * 60;

/** How long a result is reused (ms), because each check costs a write. */
const FRESH = 1_000;
let last: { at: number; result: Promise<PartHealth> } | null = null;

/** Returns the targets of leads and the state of the outbox. Rejects if a lead could not be stored. */
export function leadsHealth(): Promise<PartHealth> {
  const now = performance.now();
  if (!last || now - last.at > FRESH) last = { at: now, result: checkDatabase() };
  return last.result;
}

async function checkDatabase(): Promise<PartHealth> {
  const db = await sharedDatabase();
  await checkWritable(db);
  const state = await readOutboxState(db);
  const behind = state.parked > 0 || state.oldestAgeSeconds > DEGRADED_AFTER_SECONDS;
  const delivery = activeTargetNames(env).join(', ') || 'none';
  return { status: behind ? 'degraded' : 'ok', canStore: true, delivery, ...state };
}
