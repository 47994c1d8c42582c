import type { Environment } from '@/lib/platform/env';
import { type Forms, leadForms } from '../forms.ts';
import { emailSender } from './email.ts';
import { hubspotSender } from './hubspot.ts';
import type { Sender } from './sender.ts';
import { webhookSender } from './webhook.ts';

/**
 * A sender for each target of the office that these settings name. `forms` are those whose leads they may get. To add a
 * target: a file with a function like these, and a line here.
 */
export function leadSenders(env: Environment, forms: Forms = leadForms): Sender[] {
  const { LEADS_WEBHOOK_URL: url, SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to } = env;
  return [
    env.HUBSPOT_PORTAL_ID && hubspotSender(env, forms),
    url && webhookSender({ url, secret: env.LEADS_WEBHOOK_SECRET }),
    smtpUrl && to && emailSender({ smtpUrl, to, forms }),
  ].filter((sender) => typeof sender === 'object');
}

/** The names of the targets to which these senders bring leads of that kind. */
export function targetsOf(senders: readonly Sender[], kind: string): string[] {
  return senders.flatMap(({ target, takes }) => (!takes || takes(kind) ? [target] : []));
}
