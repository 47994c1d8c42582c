import type { Environment } from '@/lib/platform/env';
import { mailerOf } from '../leads/delivery/email.ts';
import type { Sender } from '../leads/delivery/sender.ts';
import { invitationSender } from './invitation.ts';
import { reminderSender } from './reminder.ts';

/**
 * Senders of the mails that a visitor gets about a meeting. To add one, write a function like these and list it here.
 */
export function visitorSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [invitationSender(mailer), reminderSender(mailer)] : [];
}
