import { mailerOf } from '@/lib/delivery/email-target';
import { targetsOf, toldOf } from '@/lib/delivery/lead-targets';
import type { Sender } from '@/lib/delivery/target';
import type { Environment } from '@/lib/platform/env';
import { invitationSender } from './invitation';
import { reminderSender } from './reminder';

/** Returns the senders of the emails to a visitor about a meeting. */
export function visitorSenders(env: Environment): Sender[] {
  const mailer = mailerOf(env);
  return mailer ? [invitationSender(mailer), reminderSender(mailer)] : [];
}

/** Returns who is notified of a booking or a change, with these settings. */
export const meetingTargets = (env: Environment) => ({
  emailTargets: targetsOf(visitorSenders(env), 'meeting'),
  eventTargets: toldOf(env, 'meeting'),
});
