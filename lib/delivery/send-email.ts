import type { SendMailOptions } from 'nodemailer';
import { company } from '@/content/company';
import { emailCopy } from '@/content/emails';
import type { Environment } from '@/lib/platform/env';
import { type EmailContent, toEmailBody } from './email-template';
import { toEmailError } from './smtp-failure';
import { type Delivery, DeliveryError, RESPONSE_TIMEOUT, type Target } from './target';

/** The domain in the ids of emails and calendar events. */
export const emailDomain = company.email.split('@')[1] ?? 'localhost';

export const emailFrom = ({ MAIL_FROM }: Environment) =>
  MAIL_FROM ?? { name: company.name, address: company.email };

export type EmailSettings = {
  smtpUrl: string;
  from: { name: string; address: string };
  office: string | undefined;
  replyTo: string;
  siteUrl: string;
};

/** Returns null if no email server is configured. */
export function emailSettings(env: Environment): EmailSettings | null {
  const { SMTP_URL, LEADS_NOTIFY_TO, SITE_URL } = env;
  if (!SMTP_URL) return null;
  return {
    smtpUrl: SMTP_URL,
    from: emailFrom(env),
    office: LEADS_NOTIFY_TO,
    replyTo: LEADS_NOTIFY_TO ?? company.email,
    siteUrl: SITE_URL,
  };
}

export function toVisitorEmail(
  content: EmailContent,
  { replyTo }: EmailSettings,
  { to, subject, id, date }: { to: unknown; subject: string; id: string; date: Date },
): SendMailOptions {
  const closing = [emailCopy.contact, emailCopy.notYou].map((text) => ({ text, look: 'muted' as const }));
  return {
    // The name is empty instead of the visitor's, because anyone can type any text into a form.
    to: { name: '', address: String(to) },
    replyTo,
    subject,
    // The id is the same for each attempt, so that email programs drop duplicates.
    messageId: `<${id}@${emailDomain}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...toEmailBody({ ...content, parts: [...content.parts, ...closing] }),
  };
}

/** Time limit for sending an email (ms). The server responds about six times per email. */
export const EMAIL_DEADLINE = 6 * RESPONSE_TIMEOUT;

/** Rejects with a DeliveryError. */
export async function sendEmail(
  { smtpUrl, from }: EmailSettings,
  email: SendMailOptions,
  signal?: AbortSignal,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: RESPONSE_TIMEOUT,
    greetingTimeout: RESPONSE_TIMEOUT,
    socketTimeout: RESPONSE_TIMEOUT,
    // An email must not make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({ from, ...email, signal }).catch((error: unknown) => {
    throw toEmailError(error);
  });
}

type WriteEmail = (delivery: Delivery, settings: EmailSettings) => Promise<SendMailOptions | null>;

export const createEmailSender = (write: WriteEmail): Pick<Target, 'parallel' | 'deadline' | 'send'> => ({
  parallel: 2,
  deadline: EMAIL_DEADLINE,
  async send(delivery) {
    const settings = emailSettings(delivery.env);
    if (!settings) throw new DeliveryError('SMTP_URL is not set');
    const email = await write(delivery, settings);
    if (email) await sendEmail(settings, email, delivery.signal);
  },
});
