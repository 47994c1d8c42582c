import type { Database } from '@/lib/database/schema';
import type { Lead } from '@/lib/inbox/lead';
import type { EventType, LeadEvent } from '@/lib/inbox/lead-events';
import type { Environment } from '@/lib/platform/env';

/** A lead or, if it is not null, one of its events. */
export type Delivery = {
  lead: Lead;
  event: LeadEvent | null;
  env: Environment;
  db: Database;
  signal: AbortSignal;
};

/** A destination of leads, such as a webhook. */
export type Target = {
  /** Stored with each delivery. */
  name: string;
  /** For the office's page of a lead. */
  label: string;
  /** It receives leads if all of these are set. */
  settings: readonly (keyof Environment)[];
  /** Whether it accepts leads of that kind; default: all. */
  accepts?: (kind: string, env: Environment) => boolean;
  events?: readonly EventType[];
  /** `redeliver` sends it only if it was given up, because a visitor must not get the email twice. */
  isNeverRepeated?: boolean;
  /** How many at once, and the minimum time between two starts (ms) if a vendor limits calls. */
  parallel: number;
  spacing?: number;
  /** Time limit of one attempt (ms). */
  deadline: number;
  /** Rejects if the target does not accept it, or soon after `signal` aborts. */
  send: (delivery: Delivery) => Promise<void>;
};

/** A target that brings leads to the office. A server without any logs `hint`, which names the settings. */
export type OfficeTarget = Target & { hint: string };

/** Time limit of one response (ms). */
export const RESPONSE_TIMEOUT = 10_000;

/** A target did not accept a lead. The message is stored and shown to the office, so it quotes nothing of the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether trying again would fail too. */
  isPermanent = false;
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
