import type { SendMailOptions } from 'nodemailer';
import { readDeliveries } from '@/lib/database/deliveries';
import type { Database } from '@/lib/database/schema';
import type { Lead } from '@/lib/inbox/lead';
import { type LeadEvent, readEvents } from '@/lib/inbox/lead-events';
import { findLeadsOfSamePerson } from '@/lib/inbox/leads-of-same-person';
import { toEmailBody } from './email-template';
import { formatSubject, toLeadEmail } from './lead-email';
import { getDeliveryLink } from './office-link';
import { createEmailSender, emailDomain } from './send-email';
import type { OfficeTarget } from './target';

export const emailTarget: OfficeTarget = {
  name: 'email',
  label: 'Email to the office',
  settings: ['SMTP_URL', 'LEADS_NOTIFY_TO'],
  hint: 'SMTP_URL and LEADS_NOTIFY_TO',
  events: ['booked', 'moved', 'canceled'],
  ...createEmailSender(async ({ lead, event, db }, { office, siteUrl }) => {
    const href = await getDeliveryLink(db, siteUrl, lead.id, event?.number);
    const earlier = lead.kind === 'referral' ? await findLeadsOfSamePerson(db, lead) : [];
    const about = event ?? (await bookingOf(db, lead));
    return { to: office, ...toOfficeEmail(lead, { href, event: about, earlier }) };
  }),
};

/**
 * Returns a call's booking as event 0 if the office also gets an email about a later change, else null. With event 0,
 * the email about the booking shows the original time.
 */
async function bookingOf(db: Database, { id, createdAt }: Lead): Promise<LeadEvent | null> {
  const emails = (await readDeliveries(db, [{ id }])).filter(({ target }) => target === emailTarget.name);
  const first = (await readEvents(db, id)).find(({ number }) => emails.some(({ event }) => event === number));
  if (!first) return null;
  const details = { to: first.details.from };
  return { number: 0, type: 'booked', actor: 'visitor', at: createdAt, details };
}

export function toOfficeEmail(
  lead: Lead,
  { event = null, ...about }: Parameters<typeof toLeadEmail>[1] = {},
): SendMailOptions {
  return {
    replyTo: { name: '', address: String(lead.data.email) },
    subject: formatSubject(lead, event),
    messageId: `<${[lead.id, ...(event?.number ? [`office.${event.number}`] : [])].join('.')}@${emailDomain}>`,
    date: event?.at ?? lead.createdAt,
    ...toEmailBody(toLeadEmail(lead, { event, ...about })),
  };
}
