import type { Environment } from '@/lib/platform/env';
import { invitationSender } from '../../meetings/invitation.ts';
import type { LeadKind } from '../forms.ts';
import { emailSender } from './email.ts';
import { hubspotSender } from './hubspot.ts';
import type { Sender } from './sender.ts';
import { webhookSender } from './webhook.ts';

/** A sender for each target these settings name. To add one: a file with a function like these, and a line here. */
export function sendersFor(env: Environment): Sender[] {
  const { LEADS_WEBHOOK_URL: url, SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: to } = env;
  return [
    env.HUBSPOT_PORTAL_ID && hubspotSender(env),
    url && webhookSender({ url, secret: env.LEADS_WEBHOOK_SECRET }),
    smtpUrl && to && emailSender({ smtpUrl, to }),
    smtpUrl && to && invitationSender(smtpUrl, to, env),
  ].filter((sender) => typeof sender === 'object');
}

/** Where leads of that kind are delivered under these settings. */
export function targetsFor(env: Environment, kind: LeadKind): string[] {
  return sendersFor(env).flatMap(({ target, takes }) => (!takes || takes(kind) ? [target] : []));
}
