import { createTransport, type SendMailOptions } from 'nodemailer';
import { company } from '../../../content/company.ts';
import { leadForms } from '../forms.ts';
import type { Lead } from '../lead.ts';
import { SEND_TIMEOUT, type Sender } from './sender.ts';

/** Sends each lead to the office. The connection is made when the first one is due. */
export function emailSender({ smtpUrl, to }: { smtpUrl: string; to: string }): Sender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SEND_TIMEOUT,
    greetingTimeout: SEND_TIMEOUT,
    socketTimeout: SEND_TIMEOUT,
    // Neither may a message name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    target: 'email',
    parallel: 2,
    send: async (lead) => {
      await transport.sendMail(toMail(lead, to));
    },
  };
}

/**
 * A lead as a message. No header holds what a visitor wrote but Reply-To, which is an address that has been
 * checked; the Message-ID is the lead's own, so that a copy sent twice is one message.
 */
export function toMail(lead: Lead, to: string): SendMailOptions {
  const { title, fields } = leadForms[lead.kind];
  const domain = company.email.split('@')[1] ?? 'localhost';
  const lines = fields.flatMap(({ name, label, options }) => {
    const value = lead.data[name];
    if (value === undefined) return [];
    const said = options?.find((option) => option.value === String(value))?.label ?? String(value);
    return [`${label}: ${said === 'true' ? 'yes' : said}`];
  });
  const context = Object.entries(lead.context).flatMap(([name, value]) =>
    name === 'hutk' ? [] : [`${name}: ${value}`],
  );

  return {
    from: { name: `${company.name} website`, address: company.email },
    to,
    replyTo: { name: '', address: String(lead.data.email) },
    subject: `${title}: ${lead.id}`,
    messageId: `<${lead.id}@${domain}>`,
    date: lead.createdAt,
    text: [`Receipt ${lead.id}, ${lead.createdAt.toISOString()}`, '', ...lines, '', ...context].join('\n'),
  };
}
