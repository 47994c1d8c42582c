import { setTimeout as delay } from 'node:timers/promises';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import type { Database } from '../../database/schema.ts';
import { claimDeliveries, markDelivered, markFailed } from '../outbox.ts';
import { retryAt, timing as usual } from './backoff.ts';
import { DeliveryError, type Sender } from './sender.ts';

const log = logOf('leads');

/** How long a claim is held: longer than an attempt can take, so that two instances never send one lead at once. */
export const leaseOf = ({ deadline }: Sender) => deadline * 1.5;

/** Delivers what is due, each sender at its own pace. Returns what ends it, once all under way has finished (5 s at most). */
export function startOutboxWorker(database: () => Promise<Database>, senders: Sender[], timing = usual) {
  const stopping = new AbortController();
  const cutOff = new AbortController();

  async function run(sender: Sender) {
    const { target, spacing = 0 } = sender;
    while (!stopping.signal.aborted) {
      let outcomes: (number | null)[] = [];
      try {
        outcomes = await attemptNext(await database(), sender, timing, cutOff.signal);
      } catch (error) {
        log.error({ target, failure: failureOf(error) }, 'outbox not readable');
      }
      const pause = Math.min(60_000, Math.max(spacing, ...outcomes.map((pause) => pause ?? 0)));
      await sleep(outcomes.length > 0 ? pause : timing.poll, stopping.signal);
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

/** Delivers everything that is due now, once each. Returns how many arrived and how many did not. */
export async function deliverDue(db: Database, senders: readonly Sender[]) {
  const count = { delivered: 0, failed: 0 };
  await Promise.all(
    senders.map(async (sender) => {
      for (;;) {
        const outcomes = await attemptNext(db, sender, usual);
        if (outcomes.length === 0) return;
        for (const pause of outcomes) count[pause === null ? 'delivered' : 'failed'] += 1;
        await sleep(sender.spacing ?? 0);
      }
    }),
  );
  return count;
}

/** Attempts as many due deliveries as the sender takes at once. Each: null if it arrived, else the pause asked for (ms). */
async function attemptNext(db: Database, sender: Sender, timing: typeof usual, signal?: AbortSignal) {
  const { target, parallel: limit, deadline } = sender;
  const claims = await claimDeliveries(db, { target, limit, lease: leaseOf(sender) });
  return Promise.all(
    claims.map(async (claim) => {
      try {
        const timeout = AbortSignal.timeout(deadline);
        await sender.send(claim.lead, signal ? AbortSignal.any([signal, timeout]) : timeout, db);
      } catch (error) {
        const { lead, attempts } = claim;
        const next = retryAt(claim, timing);
        const pause = error instanceof DeliveryError ? error.wait : 0;
        const reason = error instanceof DeliveryError ? error.message : failureOf(error);
        const line = { lead: lead.id, target, attempts, reason, parked: next === null };
        log.warn(line, 'lead not delivered');
        await markFailed(db, claim, reason, next && next + pause);
        return pause;
      }
      await markDelivered(db, claim);
      return null;
    }),
  );
}

/** Resolves after `ms`, or once `signal` is aborted. */
const sleep = (ms: number, signal?: AbortSignal) => delay(ms, undefined, { signal }).catch(() => {});
