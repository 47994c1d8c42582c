import { eventTargets, namesOf } from '@/lib/delivery/lead-targets';
import type { Target } from '@/lib/delivery/target';
import type { Environment } from '@/lib/platform/env';
import { invitationTarget } from './invitation';
import { reminderTarget } from './reminder';

/** Emails to a visitor about a meeting. To add one, write a target like these and list it here. */
export const meetingTargets: readonly Target[] = [invitationTarget, reminderTarget];

/** Returns the targets that are notified of a booking or a change under these settings. */
export const noticesOf = (env: Environment) => ({
  emailTargets: namesOf(meetingTargets, env, 'meeting'),
  eventTargets: eventTargets(env, 'meeting'),
});
