import type { Environment } from '../../env-schema.ts';
import { emailSender } from './email.ts';
import { hubspotSender } from './hubspot.ts';
import type { Sender } from './sender.ts';
import { hubspotFormId } from './targets.ts';
import { webhookSender } from './webhook.ts';

/** A sender for each target these settings name. */
export function sendersFor(env: Environment): Sender[] {
  const senders: Sender[] = [];
  if (env.HUBSPOT_PORTAL_ID) {
    senders.push(
      hubspotSender({
        apiUrl: env.HUBSPOT_API_URL,
        portalId: env.HUBSPOT_PORTAL_ID,
        formId: (kind) => hubspotFormId(env, kind),
      }),
    );
  }
  if (env.LEADS_WEBHOOK_URL)
    senders.push(webhookSender({ url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET }));
  if (env.SMTP_URL && env.LEADS_NOTIFY_TO)
    senders.push(emailSender({ smtpUrl: env.SMTP_URL, to: env.LEADS_NOTIFY_TO }));
  return senders;
}
