import { mailerOf } from '@/lib/delivery/email-target';
import { targetsOf, toldOf } from '@/lib/delivery/lead-targets';
import type { Sender } from '@/lib/delivery/target';
import type { Environment } from '@/lib/platform/env';
import { invitationSender } from './invitation';
import { reminderSender } from './reminder';

/** Returns the senders of mails to a visitor about a meeting. To add one, write a function like these. */
export function visitorSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [invitationSender(mailer), reminderSender(mailer)] : [];
}

/** Returns the targets that are notified of a booking or a change under these settings. */
export const noticesOf = (env: Environment) => ({
  mails: targetsOf(visitorSenders(env), 'meeting'),
  told: toldOf(env, 'meeting'),
});
