import type { SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { cleanLine } from '../clean.ts';
import type { Forms, LeadForm } from '../forms.ts';
import type { Lead } from '../lead.ts';
import { ANSWER_TIMEOUT, formOf, type Sender } from './sender.ts';

/** A message takes about six answers of the mail server, each of which may take its time. */
export const DEADLINE = 6 * ANSWER_TIMEOUT;

/** What stands behind the @ in the ids of messages and calendar entries. */
export const mailDomain = company.email.split('@')[1] ?? 'localhost';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Sends each lead to the office, each over a connection of its own. */
export function emailSender({ smtpUrl, to, forms }: { smtpUrl: string; to: string; forms: Forms }): Sender {
  return {
    target: 'email',
    parallel: 2,
    deadline: DEADLINE,
    send: (lead, signal) => sendMail(smtpUrl, toMail(lead, formOf(lead, forms), to), signal),
  };
}

/** Sends one message over a connection of its own. Rejects unless the mail server took it. */
export async function sendMail(smtpUrl: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
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
  await transport.sendMail({ ...mail, signal });
}

/** A lead as a message. No header holds what a visitor wrote but Reply-To, an address that has been checked. */
export function toMail(lead: Lead, { title, fields }: LeadForm, to: string): SendMailOptions {
  const lines = fields.flatMap(({ name, label, options, control, toWords = String }) => {
    const value = lead.data[name];
    if (value === undefined) return [];
    const said = options?.find((option) => option.value === String(value))?.label ?? toWords(value);
    // Marked as a quotation line by line, so that none of them looks like one of ours.
    if (control === 'textarea') return [`${label}:`, ...said.split(LINE_BREAK).map((line) => `> ${line}`)];
    return [`${label}: ${value === true ? 'yes' : cleanLine(said)}`];
  });
  const { hutk: _cookie, source, ...where } = lead.context;
  const context = Object.entries({ ...where, ...source }).map(
    ([name, value]) => `${name}: ${cleanLine(value)}`,
  );

  return {
    from: { name: `${company.name} website`, address: company.email },
    to,
    replyTo: { name: '', address: String(lead.data.email) },
    subject: `${title}: ${lead.id}`,
    messageId: `<${lead.id}@${mailDomain}>`,
    date: lead.createdAt,
    text: [`Receipt ${lead.id}, ${lead.createdAt.toISOString()}`, '', ...lines, '', ...context].join('\n'),
  };
}
