import type { SendMailOptions } from 'nodemailer';
import { company } from '@/content/company';
import type { Database } from '@/lib/database/schema';
import type { Forms, LeadForm } from '@/lib/forms/lead-forms';
import { leadsOfSamePerson } from '@/lib/inbox/earlier-leads';
import type { Lead } from '@/lib/inbox/lead';
import type { EventDetails, LeadEvent } from '@/lib/inbox/lead-events';
import { deliveryLinks } from '@/lib/inbox/office-keys';
import type { Environment } from '@/lib/platform/env';
import { letterBody } from './email-template';
import { leadLetter, leadSubject } from './lead-email';
import { formOf, RESPONSE_TIMEOUT, type Sender } from './target';

/** The domain in the ids of messages and calendar entries. */
export const mailDomain = company.email.split('@')[1] ?? 'localhost';

/** Who emails come from. */
export const mailSenderOf = ({ MAIL_FROM }: Environment) =>
  MAIL_FROM ?? { name: company.name, address: company.email };

/** The settings of outgoing mail. */
export type Mailer = Exclude<ReturnType<typeof mailerOf>, null>;

/** Returns the mail server, the sender and the reply address of these settings; null without a mail server. */
export function mailerOf(env: Environment) {
  const { SMTP_URL, LEADS_NOTIFY_TO, SITE_URL } = env;
  if (!SMTP_URL) return null;
  return {
    smtpUrl: SMTP_URL,
    from: mailSenderOf(env),
    office: LEADS_NOTIFY_TO,
    replyTo: LEADS_NOTIFY_TO ?? company.email,
    siteUrl: SITE_URL,
  };
}

/** Sends an email over its own connection. */
export async function sendEmail({ smtpUrl, from }: Mailer, email: SendMailOptions, signal?: AbortSignal) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: RESPONSE_TIMEOUT,
    greetingTimeout: RESPONSE_TIMEOUT,
    socketTimeout: RESPONSE_TIMEOUT,
    // A message must not make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from, ...email, signal });
}

/** Sends the email that `write` returns; nothing if that is null. */
export function mailSender(
  mailer: Mailer,
  target: string,
  write: (lead: Lead, db: Database, event: LeadEvent | null) => Promise<SendMailOptions | null>,
): Sender {
  return {
    target,
    parallel: 2,
    // The mail server replies about six times for a message.
    deadline: 6 * RESPONSE_TIMEOUT,
    async send(lead, signal, db, event = null) {
      const mail = await write(lead, db, event);
      if (mail) await sendEmail(mailer, mail, signal);
    },
  };
}

/** Mails each lead to the office, and each change of a call. */
export function emailSender(mailer: Mailer, forms: Forms): Sender {
  const linkOf = deliveryLinks(mailer.siteUrl);
  const sender = mailSender(mailer, 'email', async (lead, db, event) => {
    const href = await linkOf(db, lead.id, event?.number ?? 0);
    const earlier = lead.kind === 'referral' ? await leadsOfSamePerson(db, lead) : [];
    const about = event ?? (await bookingOf(db, lead));
    return { to: mailer.office, ...toMail(lead, formOf(lead, forms), { href, event: about, earlier }) };
  });
  return { ...sender, events: ['booked', 'moved', 'canceled'] };
}

/** Returns the booking as event 0 if later changes of the call have mails of their own, else null. */
async function bookingOf(db: Database, { id, createdAt }: Lead): Promise<LeadEvent | null> {
  const first = await db
    .selectFrom('events')
    .innerJoin('deliveries', (join) =>
      join.onRef('deliveries.lead_id', '=', 'events.lead_id').onRef('event', '=', 'number'),
    )
    .select('details')
    .where('events.lead_id', '=', id)
    .where('target', '=', 'email')
    .orderBy('number')
    .executeTakeFirst();
  if (!first) return null;
  const { from }: EventDetails = JSON.parse(first.details);
  return { number: 0, type: 'booked', actor: 'visitor', at: createdAt, details: { to: from } };
}

/** The message about a lead, or about a change of its call. */
export function toMail(
  lead: Lead,
  form: LeadForm,
  { event = null, ...about }: Parameters<typeof leadLetter>[2] = {},
): SendMailOptions {
  return {
    replyTo: { name: '', address: String(lead.data.email) },
    subject: leadSubject(lead, form, event),
    messageId: `<${[lead.id, ...(event?.number ? [`office.${event.number}`] : [])].join('.')}@${mailDomain}>`,
    date: event?.at ?? lead.createdAt,
    ...letterBody(leadLetter(lead, form, { event, ...about })),
  };
}
