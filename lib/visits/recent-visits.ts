import 'server-only';
import { visitCopy } from '@/content/visits';
import { sharedDatabase } from '@/lib/database/shared-database';
import type { EmailContent } from '@/lib/delivery/email-template';
import { daysSince, readVisits, visitParts } from './visit-report';

const DAYS = 30;

/** The visits of the last 30 days, for the office's list. */
export async function recentVisits(): Promise<EmailContent> {
  const days = daysSince(Date.now() - (DAYS - 1) * 86_400_000);
  const visits = await readVisits(await sharedDatabase(), ...days);
  return { title: visitCopy.title(visits.since, visits.until), parts: visitParts(visits) };
}
