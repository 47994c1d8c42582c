import type { Environment } from '@/lib/platform/env';
import type { Sender } from './leads/delivery/sender';
import { confirmationSenders, officeSenders } from './leads/delivery/senders';
import { leadForms } from './leads/forms';
import { meetingForm } from './meetings/form';
import { visitorSenders } from './meetings/senders';

/** Everything that brings leads and meetings from the outbox to people, under these settings. */
export function sendersFor(env: Environment): Sender[] {
  const office = officeSenders(env, { ...leadForms, meeting: meetingForm });
  return [...office, ...confirmationSenders(env), ...visitorSenders(env)];
}
