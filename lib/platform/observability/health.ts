import 'server-only';
import { withTimeout } from '../time-limit.ts';
import { failureOf } from './failure.ts';

/** Must not contain personal data. */
export type PartHealth = { status: 'ok' | 'degraded' } & Record<string, unknown>;

const TIMEOUT_MS = 2_000;

/** Never rejects: if a check fails or takes longer than two seconds, its part is `degraded`. */
export async function checkHealth(
  parts: Record<string, () => Promise<PartHealth>>,
): Promise<{ status: 'ok' | 'degraded'; parts: Record<string, PartHealth> }> {
  const checked = await Promise.all(
    Object.entries(parts).map(async ([name, check]) => [name, await checkPart(check)] as const),
  );
  const isHealthy = checked.every(([, { status }]) => status === 'ok');
  return { status: isHealthy ? 'ok' : 'degraded', parts: Object.fromEntries(checked) };
}

const checkPart = (check: () => Promise<PartHealth>) =>
  withTimeout<PartHealth>(TIMEOUT_MS, check(), () => ({ status: 'degraded', reason: 'timed out' })).catch(
    (error): PartHealth => ({ status: 'degraded', reason: failureOf(error) }),
  );
