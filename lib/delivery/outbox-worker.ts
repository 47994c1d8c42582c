import type { Database } from '@/lib/database/schema';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import type { Environment } from '@/lib/platform/env';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { type Signals, sleep, startPolling } from '@/lib/platform/polling';
import { emailTarget } from './email-target';
import { eventTargets } from './lead-targets';
import { type Claim, claimDeliveries, endVisitorEmail, findDue, markDelivered, markFailed } from './outbox';
import { DeliveryError, type Target } from './target';

const log = logOf('leads');

/** In milliseconds: the first and longest wait before a retry, how long to retry, and the time between polls. */
export const timing = { first: 500, longest: HOUR_MS, giveUpAfter: 3 * DAY_MS, poll: 1_000 };

const WAIT_FACTOR = 1.5;

/** How many attempts in a row may end with a crash. A delivery that crashes the process must not do so for days. */
const MAX_CRASHES = 5;

/** How long a claim lasts (ms): enough to send and record a delivery, so that two instances never send the same one. */
export const leaseOf = ({ deadline }: Target) => deadline * 2;

/** Delivers what is due, to each target at its own pace. Returns a function that stops the worker within 5 s. */
export function startOutboxWorker(
  database: () => Promise<Database>,
  targets: readonly Target[],
  env: Environment,
  pace = timing,
) {
  const busy = new Map<string, Promise<void>>();
  const report = (error: unknown, target?: string) =>
    log.error({ target, failure: failureOf(error) }, 'outbox not readable');

  async function deliver(db: Database, target: Target, { stopping, cutOff }: Signals) {
    try {
      const attempt = () => attemptNext(db, target, env, pace, { signal: cutOff });
      while (!stopping.aborted && (await attempt()).length > 0) await sleep(target.spacing ?? 0, stopping);
    } catch (error) {
      report(error, target.name);
    }
    busy.delete(target.name);
  }

  async function poll(signals: Signals) {
    const db = await database();
    for (const target of await findDue(db, targets))
      if (!busy.has(target.name)) busy.set(target.name, deliver(db, target, signals));
  }

  const stopPolling = startPolling(pace.poll, poll, report);
  return () => stopPolling(() => Promise.all(busy.values()));
}

/** Attempts every delivery that is due now, each once. Returns how many were delivered and how many failed. */
export async function deliverDue(db: Database, targets: readonly Target[], env: Environment) {
  const count = { delivered: 0, failed: 0 };
  const dueBy = Date.now();
  await waitForAll(
    targets.map(async (target) => {
      for (;;) {
        const arrived = await attemptNext(db, target, env, timing, { dueBy });
        if (arrived.length === 0) return;
        for (const hasArrived of arrived) count[hasArrived ? 'delivered' : 'failed'] += 1;
        await sleep(target.spacing ?? 0);
      }
    }),
  );
  return count;
}

/** Attempts as many deliveries due by `dueBy` as the target takes in parallel. Returns whether each was delivered. */
async function attemptNext(
  db: Database,
  target: Target,
  env: Environment,
  pace: typeof timing,
  { signal, dueBy = Date.now() }: { signal?: AbortSignal; dueBy?: number },
) {
  const { name, parallel: limit, deadline } = target;
  const claims = await claimDeliveries(db, { target: name, limit, lease: leaseOf(target), dueBy });
  return waitForAll(
    claims.map(async (claim) => {
      const { lead, attempts, interrupted, event, leasedUntil } = claim;
      const isCrashing = interrupted >= MAX_CRASHES;
      try {
        if (isCrashing)
          throw new DeliveryError(`the server stopped during each of the last ${interrupted} attempts`);
        const timeout = AbortSignal.timeout(deadline);
        const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
        await target.send({ lead, event, env, db, signal: signals });
      } catch (error) {
        const rejection = error instanceof DeliveryError ? error : null;
        // The office's own email is tried again, because a lead must reach the office.
        const isFinal = isCrashing || (rejection?.isPermanent && name !== emailTarget.name);
        const next = isFinal ? null : getRetryTime(claim, pace);
        const reason = failureOf(error);
        const details = { lead: lead.id, target: name, attempts, reason, parked: next === null };
        log.warn(details, 'lead not delivered');
        const state = rejection?.isAboutRecipient ? 'refused' : 'parked';
        const fail = () =>
          next === null && target.isToVisitor
            ? endVisitorEmail(db, claim, reason, state, eventTargets(env, lead.kind))
            : markFailed(db, claim, reason, next);
        await record(fail, leasedUntil, signal);
        return false;
      }
      await record(() => markDelivered(db, claim), leasedUntil, signal);
      return true;
    }),
  );
}

/** Records an attempt's outcome. Retries until the lease ends, because an unrecorded delivery would be sent again. */
async function record(
  write: () => Promise<unknown>,
  leasedUntil: number,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (Date.now() > leasedUntil || signal?.aborted) throw error;
    await sleep(250, signal);
    await record(write, leasedUntil, signal);
  }
}

/** Like Promise.all, but rejects only after all have settled, so that the database stays open for them. */
async function waitForAll<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Returns when to retry, or null to give up. The wait is random, so that failed deliveries spread out. */
export function getRetryTime(
  { attempts, queuedAt }: Pick<Claim, 'attempts' | 'queuedAt'>,
  { first, longest, giveUpAfter }: typeof timing,
  now = Date.now(),
  random: () => number = Math.random,
): number | null {
  if (now - queuedAt >= giveUpAfter) return null;
  const wait = Math.min(longest, first * WAIT_FACTOR ** (attempts - 1));
  return Math.round(now + wait * (0.5 + random() / 2));
}
