import type { SendMailOptions } from 'nodemailer';
import type { Environment } from '@/lib/platform/env';
import { counted } from '@/lib/platform/text-table';
import { company } from '../../../content/company.ts';
import type { Database } from '../../database/schema.ts';
import { inCentral } from '../central-time.ts';
import { cleanLine } from '../clean.ts';
import type { Field, Value } from '../fields.ts';
import type { Forms, LeadForm } from '../forms.ts';
import type { Lead } from '../lead.ts';
import { ANSWER_TIMEOUT, formOf, type Sender } from './sender.ts';

/** What stands behind the @ in the ids of messages and calendar entries. */
export const mailDomain = company.email.split('@')[1] ?? 'localhost';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** How mail leaves this site. */
export type Mailer = Exclude<ReturnType<typeof mailerOf>, null>;

/** The mail server of these settings, whom mail is from, and who reads the answers to it; null without a mail server. */
export function mailerOf({ SMTP_URL, MAIL_FROM, LEADS_NOTIFY_TO, SITE_URL }: Environment) {
  if (!SMTP_URL) return null;
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM ?? { name: company.name, address: company.email },
    /** Who of the office is told of leads by mail. */
    office: LEADS_NOTIFY_TO,
    replyTo: LEADS_NOTIFY_TO ?? company.email,
    siteUrl: SITE_URL,
  };
}

/** Sends one mail for each lead, over a connection of its own: the one that `write` returns, none where that is null. */
export function mailSender(
  { smtpUrl, from }: Mailer,
  target: string,
  write: (lead: Lead, db: Database) => Promise<SendMailOptions | null>,
): Sender {
  return {
    target,
    parallel: 2,
    // A message takes about six answers of the mail server, each of which may take its time.
    deadline: 6 * ANSWER_TIMEOUT,
    async send(lead, signal, db) {
      const mail = await write(lead, db);
      if (!mail) return;
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: ANSWER_TIMEOUT,
        greetingTimeout: ANSWER_TIMEOUT,
        socketTimeout: ANSWER_TIMEOUT,
        // Neither may a message name a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({ from, ...mail, signal });
    },
  };
}

/** Sends each lead to the office. */
export const emailSender = (mailer: Mailer, forms: Forms) =>
  mailSender(mailer, 'email', async (lead) => ({ to: mailer.office, ...toMail(lead, formOf(lead, forms)) }));

/** What was answered in a field, as people read it. */
export const answerWords = ({ options, toWords = String }: Field, value: Value): string =>
  options?.find((option) => option.value === String(value))?.label ?? toWords(value);

/** What the office dials or answers comes first. */
const FIRST = ['name', 'phone', 'email'];
const rank = ({ name }: Field) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** A lead as a message. No header holds what a visitor wrote but Reply-To, an address that has been checked. */
export function toMail(lead: Lead, form: LeadForm): SendMailOptions {
  const fields = form.fields.toSorted((one, other) => rank(one) - rank(other));
  const lines = fields.flatMap((field) => {
    const { name, label, control } = field;
    const value = lead.data[name];
    if (value === undefined) return [];
    const said = answerWords(field, value);
    // Marked as a quotation line by line, so that none of them looks like one that we wrote.
    if (control === 'textarea') return [`${label}:`, ...said.split(LINE_BREAK).map((line) => `> ${line}`)];
    return [`${label}: ${value === true ? 'yes' : cleanLine(said)}`];
  });
  const { hutk: _cookie, source, ...where } = lead.context;
  const context = Object.entries({ ...where, ...source }).map(
    ([name, value]) => `${name}: ${cleanLine(value)}`,
  );

  return {
    replyTo: { name: '', address: String(lead.data.email) },
    subject: `${form.title}: ${[...toDo(lead, form), lead.id].join(', ')}`,
    messageId: `<${lead.id}@${mailDomain}>`,
    date: lead.createdAt,
    text: [
      ...lines,
      ...(lead.data.canceled ? ['Canceled: yes'] : []),
      '',
      `Receipt ${lead.id}, ${inCentral(lead.createdAt, "ccc, LLL d, yyyy, h:mm a 'Central'")}`,
      ...context,
    ].join('\n'),
  };
}

/** What a lead is about, in the choices of its form, and by when it was promised an answer (in Central), or that it is canceled. */
function toDo({ kind, data, createdAt }: Lead, { fields }: LeadForm): string[] {
  const about = fields.flatMap((field) => {
    const value = data[field.name];
    if (value === undefined || !['area', 'bedrooms', 'topic', 'slot'].includes(field.name)) return [];
    return field.name === 'bedrooms' ? counted(Number(value), 'bedroom') : answerWords(field, value);
  });
  if (data.canceled) return ['canceled', ...about];
  const answerBy = new Date(createdAt.getTime() + company.answerHours * 3_600_000);
  // A booked call is the answer, and the newsletter wants none.
  const isAnswered = kind === 'meeting' || kind === 'newsletter';
  return isAnswered ? about : [...about, `answer by ${inCentral(answerBy, 'ccc h:mm a')}`];
}
