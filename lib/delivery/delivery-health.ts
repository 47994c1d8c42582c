import 'server-only';
import { sharedDatabase } from '@/lib/database/shared-database';
import { checkWritable } from '@/lib/database/writable';
import { env } from '@/lib/platform/env';
import type { PartHealth } from '@/lib/platform/observability/health';
import { activeTargetNames } from './lead-targets';
import { type OutboxState, readOutboxState } from './outbox';

/** How long a target may be down before we report it. The outbox keeps its deliveries meanwhile. */
const DEGRADED_AFTER_SECONDS = 15 * 60;

/** How long a check's result is reused, because each check writes to the database. */
const CACHE_MS = 1_000;
/** Counting deliveries takes at most this share of the time, so that a full outbox does not slow down other work. */
const MAX_SHARE = 0.02;
let lastCheck: { at: number; result: Promise<PartHealth> } | null = null;

/** Rejects if the database can't store leads. */
export function leadsHealth(): Promise<PartHealth> {
  const now = performance.now();
  if (!lastCheck || now - lastCheck.at > CACHE_MS) lastCheck = { at: now, result: checkDatabase() };
  return lastCheck.result;
}

let lastCount: { until: number; state: Promise<OutboxState> } | null = null;

export function loadOutboxState(): Promise<OutboxState> {
  const start = performance.now();
  if (lastCount && start < lastCount.until) return lastCount.state;
  const count = {
    until: Number.POSITIVE_INFINITY,
    state: sharedDatabase().then((db) => readOutboxState(db)),
  };
  lastCount = count;
  const end = () => {
    count.until = start + (performance.now() - start) / MAX_SHARE;
  };
  count.state.then(end, () => {
    lastCount = null;
  });
  return count.state;
}

async function checkDatabase(): Promise<PartHealth> {
  const db = await sharedDatabase();
  await checkWritable(db);
  const state = await loadOutboxState();
  const isBehind = state.parked > 0 || state.oldestAgeSeconds > DEGRADED_AFTER_SECONDS;
  const delivery = activeTargetNames(env).join(', ') || 'none';
  return { status: isBehind ? 'degraded' : 'ok', canStore: true, delivery, ...state };
}
