import 'server-only';
import { withTimeout } from '../time-limit.ts';

/** What a part of the site says of itself; never personal data. Rejecting means it is not well either. */
export type PartHealth = { status: 'ok' | 'degraded' } & Record<string, unknown>;

const TIMEOUT_MS = 2_000;

/** The health of each part by its name, each given 2 s to answer. Never rejects. */
export async function healthOf(
  parts: Record<string, () => Promise<PartHealth>>,
): Promise<{ status: 'ok' | 'degraded'; parts: Record<string, PartHealth> }> {
  const answers = await Promise.all(
    Object.entries(parts).map(async ([name, check]) => [name, await checkPart(check)] as const),
  );
  const well = answers.every(([, { status }]) => status === 'ok');
  return { status: well ? 'ok' : 'degraded', parts: Object.fromEntries(answers) };
}

const checkPart = (check: () => Promise<PartHealth>) =>
  withTimeout<PartHealth>(TIMEOUT_MS, check(), () => ({
    status: 'degraded',
    reason: 'no answer in time',
  })).catch((): PartHealth => ({ status: 'degraded', reason: 'not reachable' }));
