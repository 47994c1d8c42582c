import { createHmac } from 'node:crypto';
import { toRecord } from '../lead.ts';
import { ANSWER_TIMEOUT, postJson, type Sender } from './sender.ts';

/**
 * Posts each lead as `npm run leads -- export --format json` shows it. `Idempotency-Key` is its id: it may come twice. With
 * a secret, `X-Signature` is "sha256=" and the hex HMAC-SHA256 of `X-Timestamp` (seconds), a dot and the body.
 */
export function webhookSender({ url, secret }: { url: string; secret?: string | undefined }): Sender {
  return {
    target: 'webhook',
    parallel: 8,
    deadline: ANSWER_TIMEOUT,
    send: (lead, signal) => {
      const body = JSON.stringify(toRecord(lead));
      const headers = { 'idempotency-key': lead.id, ...(secret && signature(body, secret)) };
      return postJson(url, body, signal, headers);
    },
  };
}

/** The signature headers: they prove who sent the body, and when. */
function signature(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-timestamp': timestamp, 'x-signature': `sha256=${digest}` };
}
