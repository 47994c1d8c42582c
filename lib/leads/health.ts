import 'server-only';
import type { PartHealth } from '../health/parts.ts';
import { leadsDatabase } from './leads.ts';
import { outboxState } from './outbox.ts';

/** A target that is down for less than this is nobody's worry: the outbox is there for it. */
const PATIENCE_SECONDS = 15 * 60;

/** How the outbox stands. Rejects if the database can't be read. */
export async function leadsHealth(): Promise<PartHealth> {
  const state = await outboxState(await leadsDatabase());
  const behind = state.parked > 0 || state.oldestAgeSeconds > PATIENCE_SECONDS;
  return { status: behind ? 'degraded' : 'ok', ...state };
}
