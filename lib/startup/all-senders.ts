import { mailerOf } from '@/lib/leads/delivery/email';
import type { Sender } from '@/lib/leads/delivery/sender';
import { formMailSenders, officeSenders } from '@/lib/leads/delivery/senders';
import { formsByKind } from '@/lib/meetings/form';
import { visitorSenders } from '@/lib/meetings/senders';
import { morningSender } from '@/lib/office/morning';
import type { Environment } from '@/lib/platform/env';
import { monthSender } from '@/lib/visits/month-email';

/** Returns all senders of leads and meetings for these settings. */
export function sendersFor(env: Environment): Sender[] {
  const office = officeSenders(env, formsByKind);
  const mailer = mailerOf(env);
  const summaries = mailer?.office ? [morningSender(mailer), monthSender(mailer)] : [];
  return [...office, ...formMailSenders(env), ...visitorSenders(env), ...summaries];
}
