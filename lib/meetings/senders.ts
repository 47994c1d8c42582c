import { mailerOf } from '@/lib/leads/delivery/email';
import type { Sender } from '@/lib/leads/delivery/sender';
import type { Environment } from '@/lib/platform/env';
import { invitationSender } from './invitation';
import { reminderSender } from './reminder';

/**
 * A sender for each mail that a visitor gets about a meeting. To add one: a file with a function like this, and a
 * line here.
 */
export function visitorSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [invitationSender(mailer), reminderSender(mailer)] : [];
}
