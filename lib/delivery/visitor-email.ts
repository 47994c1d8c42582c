import type { SendMailOptions } from 'nodemailer';
import { emailCopy } from '@/content/emails';
import { type EmailContent, emailBody } from './email-template';
import { type EmailSettings, emailDomain } from './send-email';

/** Returns an email to a visitor; its last lines tell how to reach us. */
export function toVisitorEmail(
  content: EmailContent,
  { replyTo }: EmailSettings,
  { to, subject, id, date }: { to: unknown; subject: string; id: string; date: Date },
): SendMailOptions {
  const closing = [emailCopy.contact, emailCopy.notYou].map((text) => ({ text, look: 'muted' as const }));
  return {
    // Never a name that a form sent.
    to: { name: '', address: String(to) },
    replyTo,
    subject,
    // The same for each attempt, so that an email program drops a repetition.
    messageId: `<${id}@${emailDomain}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...emailBody({ ...content, parts: [...content.parts, ...closing] }),
  };
}
