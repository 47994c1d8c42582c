import type { Environment } from '@/lib/platform/env';
import type { Sender } from '../leads/delivery/sender.ts';
import { invitationSender } from './invitation.ts';

/** A sender for each mail that a visitor gets about a meeting. To add one: a file with a function like this, and a line here. */
export function visitorSenders(env: Environment): Sender[] {
  const { SMTP_URL: smtpUrl, LEADS_NOTIFY_TO: office } = env;
  return smtpUrl && office ? [invitationSender(smtpUrl, office, env.SITE_URL)] : [];
}
