import type { Database } from '@/lib/database/schema';
import type { EventType, LeadEvent } from '@/lib/leads/events';
import type { Forms, LeadForm } from '@/lib/leads/forms';
import type { Lead } from '@/lib/leads/lead';

/** Delivers leads to one target. */
export type Sender = {
  target: string;
  /** Whether it takes leads of that kind; default: all. */
  takes?: (kind: string) => boolean;
  /** The events that it also receives. */
  events?: readonly EventType[];
  /** Queues deliveries that depend on the time of day; called before each look for due deliveries. */
  schedule?: (db: Database) => Promise<unknown>;
  /** A mail that a visitor gets once: `redeliver` sends it only where it was given up. */
  isOnce?: boolean;
  /** How many at once, and the least time between two starts (ms) where a vendor counts calls. */
  parallel: number;
  spacing?: number;
  /**
   * How long one attempt may take (ms). The claim on a lead is held for longer, so nobody sends it a second time
   * meanwhile.
   */
  deadline: number;
  /** Rejects, with a DeliveryError or another, if the target did not take it; soon after `signal` in any case. */
  send: (lead: Lead, signal: AbortSignal, db: Database, event?: LeadEvent | null) => Promise<void>;
};

/** Longer than any target should need for one answer (ms). */
export const ANSWER_TIMEOUT = 10_000;

/** A target did not take a lead. The message is kept and shown to the office: it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** The form that a lead was sent by. Throws a DeliveryError if there is none of its kind. */
export function formOf({ kind }: Lead, forms: Forms): LeadForm {
  const form = forms[kind];
  if (!form) throw new DeliveryError(`no form "${kind}"`);
  return form;
}

/** Posts JSON. Throws a DeliveryError unless the answer is 2xx; a redirect is not followed. */
export async function postJson(url: string, body: string, signal: AbortSignal, headers = {}): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
}
