import type { Environment } from '@/lib/platform/env';
import { mailerOf } from '../leads/delivery/email.ts';
import type { Sender } from '../leads/delivery/sender.ts';
import { invitationSender } from './invitation.ts';
import { reminderSender } from './reminder.ts';

/**
 * A sender for each mail that a visitor gets about a meeting. To add one: a file with a function like this, and a
 * line here.
 */
export function visitorSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [invitationSender(mailer), reminderSender(mailer)] : [];
}
