import type { Database } from '@/lib/database/schema';
import type { Forms, LeadForm } from '@/lib/forms/lead-forms';
import type { Lead } from '@/lib/inbox/lead';
import type { EventType, LeadEvent } from '@/lib/inbox/lead-events';

/** Delivers leads to one target. */
export type Sender = {
  target: string;
  /** Whether it accepts leads of that kind; default: all. */
  accepts?: (kind: string) => boolean;
  events?: readonly EventType[];
  /** Queues deliveries that depend on the time of day; called before each look for due deliveries. */
  schedule?: (db: Database) => Promise<unknown>;
  /** `redeliver` sends it only if it was given up, because a visitor must not get the mail twice. */
  neverRepeated?: boolean;
  /** How many at once, and the minimum time between two starts (ms) if a vendor limits calls. */
  parallel: number;
  spacing?: number;
  /** Time limit of one attempt (ms). */
  deadline: number;
  /** Rejects if the target does not accept it, or soon after `signal` aborts. */
  send: (lead: Lead, signal: AbortSignal, db: Database, event?: LeadEvent | null) => Promise<void>;
};

/** Time limit of one response (ms). */
export const RESPONSE_TIMEOUT = 10_000;

/** A target did not accept a lead. The message is stored and shown to the office, so it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether trying again would fail too. */
  isPermanent = false;
}

/** Returns the form of a lead. Throws a DeliveryError if there is none of its kind. */
export function formOf({ kind }: Lead, forms: Forms): LeadForm {
  const form = forms[kind];
  if (!form) throw new DeliveryError(`no form "${kind}"`);
  return form;
}

/** Posts JSON. Throws `toError`'s DeliveryError unless the response is 2xx; redirects are not followed. */
export async function postJson(
  url: string,
  body: string,
  signal: AbortSignal,
  { headers = {}, toError = toDeliveryError } = {},
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    signal,
  });
  if (!response.ok) throw await toError(response);
  await response.body?.cancel();
}

async function toDeliveryError({ status, body }: Response): Promise<DeliveryError> {
  await body?.cancel();
  return new DeliveryError(`HTTP ${status}`);
}
