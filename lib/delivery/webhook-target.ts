import { createHmac } from 'node:crypto';
import { toRecord } from '@/lib/inbox/lead';
import type { LeadEvent } from '@/lib/inbox/lead-events';
import { getDeliveryLink } from './office-link';
import { DeliveryError, type OfficeTarget, postJson, RESPONSE_TIMEOUT } from './target';

/**
 * Posts each lead as `npm run leads -- export --format json` shows it, and each later event of it, with a link to the
 * lead's office page (`office`). A delivery may arrive twice, both times with the same `Idempotency-Key`: the lead's id
 * or, for an event, the id, a colon and the event's number. With a secret, `X-Signature` is "sha256=" and the hex
 * HMAC-SHA256 of `X-Timestamp` (seconds), a dot and the body.
 */
export const webhookTarget: OfficeTarget = {
  name: 'webhook',
  label: 'Webhook',
  settings: ['LEADS_WEBHOOK_URL'],
  hint: 'LEADS_WEBHOOK_URL',
  parallel: 8,
  deadline: RESPONSE_TIMEOUT,
  events: [
    ...(['answered', 'held', 'missed', 'noted', 'reopened', 'analysis-sent'] as const),
    ...(['booked', 'moved', 'canceled'] as const),
  ],
  async send({ lead, event, db, env, signal }) {
    const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, SITE_URL } = env;
    if (!url) throw new DeliveryError('LEADS_WEBHOOK_URL is not set');
    const office = await getDeliveryLink(db, SITE_URL, lead.id, event?.number);
    const body = JSON.stringify({ ...toRecord(lead), ...toEventFields(event), office });
    const key = event ? `${lead.id}:${event.number}` : lead.id;
    const headers = { 'idempotency-key': key, ...(secret && signBody(body, secret)) };
    await postJson(url, body, signal, { headers });
  },
};

function toEventFields(event: LeadEvent | null) {
  if (!event) return { event: 'lead.created' };
  const { type, at, details } = event;
  const subject = ['held', 'missed', 'booked', 'moved', 'canceled'].includes(type) ? 'meeting' : 'lead';
  const instant = (start: number | undefined) => start && new Date(start).toISOString();
  const { from, to, ...others } = details;
  return { event: `${subject}.${type}`, at, from: instant(from), to: instant(to), ...others };
}

function signBody(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-timestamp': timestamp, 'x-signature': `sha256=${digest}` };
}
