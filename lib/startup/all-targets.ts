import { mailerOf } from '@/lib/delivery/email-target';
import { formMailSenders, officeSenders } from '@/lib/delivery/lead-targets';
import type { Sender } from '@/lib/delivery/target';
import { visitorSenders } from '@/lib/meetings/email/meeting-targets';
import { formsByKind } from '@/lib/meetings/meeting-form';
import { analysisSender } from '@/lib/office/analysis/analysis-email';
import { morningSender } from '@/lib/office/morning-email';
import type { Environment } from '@/lib/platform/env';
import { monthSender } from '@/lib/visits/month-email';

/** Returns all senders of leads and meetings for these settings. */
export function sendersFor(env: Environment): Sender[] {
  const office = officeSenders(env, formsByKind);
  const mailer = mailerOf(env);
  const summaries = mailer?.office ? [morningSender(mailer), monthSender(mailer)] : [];
  const analysis = mailer ? [analysisSender(mailer)] : [];
  return [...office, ...formMailSenders(env), ...visitorSenders(env), ...analysis, ...summaries];
}
