import type { SendMailOptions } from 'nodemailer';
import { mailCopy } from '@/content/mails';
import { type Mailer, mailDomain } from './email-target';
import { type Letter, letterBody } from './email-template';

/** Returns a mail to a visitor; its last lines tell how to reach us. */
export function visitorMail(
  letter: Letter,
  { replyTo }: Mailer,
  { to, subject, id, date }: { to: unknown; subject: string; id: string; date: Date },
): SendMailOptions {
  const closing = [mailCopy.contact, mailCopy.notYou].map((text) => ({ text, look: 'muted' as const }));
  return {
    // Never a name that a form sent.
    to: { name: '', address: String(to) },
    replyTo,
    subject,
    // The same for each attempt, so that a mail program drops a repetition.
    messageId: `<${id}@${mailDomain}>`,
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letterBody({ ...letter, parts: [...letter.parts, ...closing] }),
  };
}
