import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@/lib/database/schema';
import { type Claim, claimDeliveries, markDelivered, markFailed } from '@/lib/leads/outbox';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { DeliveryError, type Sender } from './sender';

const log = logOf('leads');

/** The first and the longest wait before a retry, when to give up, and how often to poll, in milliseconds. */
export const timing = { first: 500, longest: 3_600_000, giveUpAfter: 3 * 86_400_000, poll: 1_000 };

const GROWTH = 1.5;

/** How many attempts in a row may end with the process: what crashes it must not do so for days. */
const MOST_INTERRUPTED = 5;

/**
 * Returns the lease of a claim (ms): long enough for an attempt and for recording its outcome, so that two instances
 * never send a lead at once, or twice.
 */
export const leaseOf = ({ deadline }: Sender) => deadline * 2;

/** Delivers what is due, each sender at its own pace. Returns a function that stops it, after at most 5 s. */
export function startOutboxWorker(database: () => Promise<Database>, senders: Sender[], pace = timing) {
  const stopping = new AbortController();
  const cutOff = new AbortController();

  async function run(sender: Sender) {
    const { target, spacing = 0 } = sender;
    while (!stopping.signal.aborted) {
      let attempts = 0;
      try {
        const db = await database();
        await sender.schedule?.(db);
        attempts = (await attemptNext(db, sender, pace, { signal: cutOff.signal })).length;
      } catch (error) {
        log.error({ target, failure: failureOf(error) }, 'outbox not readable');
      }
      await sleep(attempts > 0 ? spacing : pace.poll, stopping.signal);
    }
  }

  const running = Promise.all(senders.map(run));
  return async () => {
    stopping.abort();
    const timer = setTimeout(() => cutOff.abort(), 5_000);
    await running;
    clearTimeout(timer);
  };
}

/** Attempts everything that is due now, once. Returns how many deliveries arrived and how many failed. */
export async function deliverDue(db: Database, senders: readonly Sender[]) {
  const count = { delivered: 0, failed: 0 };
  const dueBy = Date.now();
  await allFinished(
    senders.map(async (sender) => {
      for (;;) {
        const arrived = await attemptNext(db, sender, timing, { dueBy });
        if (arrived.length === 0) return;
        for (const has of arrived) count[has ? 'delivered' : 'failed'] += 1;
        await sleep(sender.spacing ?? 0);
      }
    }),
  );
  return count;
}

/** Attempts as many deliveries due by `dueBy` as the sender sends in parallel. Returns whether each arrived. */
async function attemptNext(
  db: Database,
  sender: Sender,
  pace: typeof timing,
  { signal, dueBy = Date.now() }: { signal?: AbortSignal; dueBy?: number },
) {
  const { target, parallel: limit, deadline } = sender;
  const claims = await claimDeliveries(db, { target, limit, lease: leaseOf(sender), dueBy });
  return allFinished(
    claims.map(async (claim) => {
      const { lead, attempts, interrupted, event, leasedUntil } = claim;
      const isCrashing = interrupted >= MOST_INTERRUPTED;
      try {
        if (isCrashing)
          throw new DeliveryError(`the server stopped during each of the last ${interrupted} attempts`);
        const timeout = AbortSignal.timeout(deadline);
        await sender.send(lead, signal ? AbortSignal.any([signal, timeout]) : timeout, db, event);
      } catch (error) {
        const rejection = error instanceof DeliveryError ? error : null;
        const next = isCrashing || rejection?.isPermanent ? null : retryAt(claim, pace);
        const reason = rejection?.message ?? failureOf(error);
        const line = { lead: lead.id, target, attempts, reason, parked: next === null };
        log.warn(line, 'lead not delivered');
        await record(() => markFailed(db, claim, reason, next), leasedUntil, signal);
        return false;
      }
      await record(() => markDelivered(db, claim), leasedUntil, signal);
      return true;
    }),
  );
}

/** Records an outcome. Retries until the lease ends, because then the lead would be sent again. */
async function record(write: () => Promise<void>, leasedUntil: number, signal?: AbortSignal): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (Date.now() > leasedUntil || signal?.aborted) throw error;
    await sleep(250, signal);
    await record(write, leasedUntil, signal);
  }
}

/** Like Promise.all, but rejects only after all have settled, so that the database stays open for them. */
async function allFinished<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Returns when to retry, or null to give up. The wait is random, so that failed deliveries spread out. */
export function retryAt(
  { attempts, queuedAt }: Pick<Claim, 'attempts' | 'queuedAt'>,
  { first, longest, giveUpAfter }: typeof timing,
  now = Date.now(),
  random: () => number = Math.random,
): number | null {
  if (now - queuedAt >= giveUpAfter) return null;
  const wait = Math.min(longest, first * GROWTH ** (attempts - 1));
  return Math.round(now + wait * (0.5 + random() / 2));
}

const sleep = (ms: number, signal?: AbortSignal) => delay(ms, undefined, { signal }).catch(() => {});
