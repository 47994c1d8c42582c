import type { Environment } from '@/lib/platform/env';
import { mailerOf } from './leads/delivery/email';
import type { Sender } from './leads/delivery/sender';
import { confirmationSenders, officeSenders } from './leads/delivery/senders';
import { formsByKind } from './meetings/form';
import { visitorSenders } from './meetings/senders';
import { morningSender } from './office/morning';

/** Returns all senders of leads and meetings for these settings. */
export function sendersFor(env: Environment): Sender[] {
  const office = officeSenders(env, formsByKind);
  const mailer = mailerOf(env);
  const morning = mailer?.office ? [morningSender(mailer)] : [];
  return [...office, ...confirmationSenders(env), ...visitorSenders(env), ...morning];
}
