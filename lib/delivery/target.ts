import type { Database } from '@/lib/database/schema';
import type { Lead } from '@/lib/inbox/lead';
import type { EventType, LeadEvent } from '@/lib/inbox/lead-events';
import type { Environment } from '@/lib/platform/env';

/** A target sends the lead if `event` is null, otherwise only that event. */
export type Delivery = {
  lead: Lead;
  event: LeadEvent | null;
  env: Environment;
  db: Database;
  signal: AbortSignal;
};

/** A destination of leads, such as a webhook. */
export type Target = {
  /** Stored in the database with each delivery. */
  name: string;
  /** Shown on the office's page of a lead. */
  label: string;
  /** The environment variables that must be set for this target to get leads. */
  settings: readonly (keyof Environment)[];
  /** Whether this target gets leads of a kind. Without this function, it gets all kinds. */
  accepts?: (kind: string, env: Environment) => boolean;
  events?: readonly EventType[];
  /** Whether this target emails the visitor. If such an email is given up, the office has to call. */
  isToVisitor?: boolean;
  /** At most this many leads of one mailbox in 24 hours. */
  mostPerMailbox?: number;
  /** If true, `npm run leads -- redeliver` repeats only given-up deliveries, so that visitors get no email twice. */
  isNeverRepeated?: boolean;
  /** `parallel` deliveries run at once. If a vendor limits calls, `spacing` is the pause after each such batch (ms). */
  parallel: number;
  spacing?: number;
  /** Time limit of one attempt (ms). */
  deadline: number;
  /** Rejects if the target does not accept the delivery, or soon after `signal` aborts. */
  send: (delivery: Delivery) => Promise<void>;
};

/** A target that brings leads to the office. `hint` names the settings to log if no such target is configured. */
export type OfficeTarget = Target & { hint: string };

/** Time limit for one response (ms). */
export const RESPONSE_TIMEOUT = 10_000;

/** Thrown if a target did not accept a lead. The office sees the message, so the message must not quote the lead. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Whether another attempt would fail too. */
  isPermanent = false;
  /** Whether only this recipient is rejected, so that there is nothing for the operator to repair. */
  isAboutRecipient = false;
  /** The name of this error in logs. */
  get code(): string {
    return this.message;
  }
}

/** Throws a DeliveryError unless the status is 2xx. Doesn't follow redirects. */
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
