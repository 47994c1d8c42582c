import { emailCopy } from '@/content/emails';
import { bookATime } from '@/content/navigation';
import { nextTitle, thankYous } from '@/content/thank-you';
import { phoneLineOf } from '@/lib/database/person-keys';
import { formOf } from '@/lib/forms/all-forms';
import { cleanLine } from '@/lib/forms/clean';
import type { Field, Value } from '@/lib/forms/fields';
import { getLeadForm } from '@/lib/forms/lead-forms';
import { isPlainLine } from '@/lib/forms/plain-line';
import { formatAnswer } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import type { EmailContent } from './email-template';
import { createEmailSender, toVisitorEmail } from './send-email';
import type { Target } from './target';

export const confirmationTarget: Target = {
  name: 'confirmation',
  label: 'Confirmation',
  settings: ['SMTP_URL'],
  isToVisitor: true,
  isNeverRepeated: true,
  // Anyone can type any address into a form.
  mostPerMailbox: 3,
  accepts: (kind) => kind !== 'newsletter' && getLeadForm(kind) !== null,
  ...createEmailSender(async ({ lead }, settings) => {
    const { id, data, createdAt } = lead;
    const content = toConfirmation(lead, settings.siteUrl);
    const subject = `${content.title} (${id})`;
    const head = { to: data.email, subject, id: `${id}.confirmation`, date: createdAt };
    return toVisitorEmail(content, settings, head);
  }),
};

/** Quotes only short plain lines of what the visitor typed: a spammer may have entered a stranger's email address. */
function toConfirmation(received: Lead, siteUrl: string): EmailContent {
  const { id, data } = received;
  const form = formOf(received);
  const { title, lead, next, call } = thankYous[form.kind as keyof typeof thankYous];
  const answers = form.fields.flatMap((field): [string, string][] => {
    const value = data[field.name];
    // Leaves out long texts, and the email address: this email only arrives if the address is right.
    if (value === undefined || field.control === 'textarea' || field.name === 'email') return [];
    return [[field.label.replace(/\.$/, ''), quoteValue(field, value)]];
  });
  return {
    title,
    parts: [
      { text: lead, look: 'lead' },
      {
        heading: emailCopy.received,
        rows: [[emailCopy.form, form.title], [emailCopy.receipt, id], ...answers],
      },
      { heading: nextTitle, rows: next.map(({ title, text }) => [title, text]) },
      ...(call ? [{ button: { label: bookATime.label, href: siteUrl + bookATime.href } }] : []),
    ],
  };
}

function quoteValue(field: Field, value: Value): string {
  if (typeof value !== 'string' || field.options) return formatAnswer(field, value);
  const text = cleanLine(String(value));
  if (field.type === 'tel') return emailCopy.phone(phoneLineOf(text).slice(-4));
  return isPlainLine(text) ? text : emailCopy.notShown;
}
