import { createHmac } from 'node:crypto';
import { toRecord } from '@/lib/inbox/lead';
import type { LeadEvent } from '@/lib/inbox/lead-events';
import { deliveryLinks } from '@/lib/inbox/office-keys';
import { postJson, RESPONSE_TIMEOUT, type Sender } from './target';

type Settings = { url: string; siteUrl: string; secret?: string | undefined };

/**
 * Posts each lead as `npm run leads -- export --format json` shows it, and each later event, with a link to its page
 * (`office`). `Idempotency-Key` is the lead's id, plus the event's number: a delivery may come twice. With a
 * secret, `X-Signature` is "sha256=" and the hex HMAC-SHA256 of `X-Timestamp` (seconds), a dot and the body.
 */
export function webhookSender({ url, secret, siteUrl }: Settings): Sender {
  const linkOf = deliveryLinks(siteUrl);
  return {
    target: 'webhook',
    parallel: 8,
    deadline: RESPONSE_TIMEOUT,
    events: [
      ...(['answered', 'held', 'missed', 'noted', 'reopened', 'analysis-sent'] as const),
      ...(['booked', 'moved', 'canceled'] as const),
    ],
    send: async (lead, signal, db, event) => {
      const office = await linkOf(db, lead.id, event?.number ?? 0);
      const body = JSON.stringify({ ...toRecord(lead), ...eventFields(event), office });
      const key = event ? `${lead.id}:${event.number}` : lead.id;
      const headers = { 'idempotency-key': key, ...(secret && signature(body, secret)) };
      return postJson(url, body, signal, { headers });
    },
  };
}

/** Returns an event's name and time, the start of a call before and after it, and the figures of an analysis. */
function eventFields(event: LeadEvent | null | undefined) {
  if (!event) return { event: 'lead.created' };
  const { type, at, details } = event;
  const subject = ['held', 'missed', 'booked', 'moved', 'canceled'].includes(type) ? 'meeting' : 'lead';
  const instant = (start: number | undefined) => start && new Date(start).toISOString();
  const { from, to, ...others } = details;
  return { event: `${subject}.${type}`, at, from: instant(from), to: instant(to), ...others };
}

/** Returns the headers that prove who sent the body, and when. */
function signature(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-timestamp': timestamp, 'x-signature': `sha256=${digest}` };
}
