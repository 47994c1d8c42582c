import { mailCopy } from '@/content/mails';
import { bookATime } from '@/content/navigation';
import { nextTitle, thankYous } from '@/content/thank-you';
import { phoneLineOf } from '@/lib/database/person-keys';
import { cleanLine } from '@/lib/forms/clean';
import type { Field, Value } from '@/lib/forms/fields';
import { getLeadForm } from '@/lib/forms/lead-forms';
import { answerWords } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { CONFIRMATION } from '@/lib/inbox/usage-limits';
import { type Mailer, mailSender } from './email-target';
import type { Letter } from './email-template';
import { isPlainLine } from './plain-line';
import type { Sender } from './target';
import { visitorMail } from './visitor-email';

/** Confirms a form to its sender: what we received, and what happens next. */
export function confirmationSender(mailer: Mailer): Sender {
  const sender = mailSender(mailer, CONFIRMATION, async (lead) => {
    const { id, data, createdAt } = lead;
    const letter = toConfirmation(lead, mailer.siteUrl);
    const subject = `${letter.title} (${id})`;
    return visitorMail(letter, mailer, {
      to: data.email,
      subject,
      id: `${id}.confirmation`,
      date: createdAt,
    });
  });
  return {
    ...sender,
    neverRepeated: true,
    accepts: (kind) => kind !== 'newsletter' && getLeadForm(kind) !== null,
  };
}

/** Quotes only short plain lines of the input, because the address may be a stranger's. */
function toConfirmation({ id, kind, data }: Lead, siteUrl: string): Letter {
  const form = getLeadForm(kind);
  if (!form) throw new Error(`no form "${kind}"`);
  const { title, lead, next, call } = thankYous[form.kind as keyof typeof thankYous];
  const answers = form.fields.flatMap((field): [string, string][] => {
    const value = data[field.name];
    // The mail itself shows whether its own address is right.
    if (value === undefined || field.control === 'textarea' || field.name === 'email') return [];
    return [[field.label.replace(/\.$/, ''), shownAnswer(field, value)]];
  });
  return {
    title,
    parts: [
      { text: lead, look: 'lead' },
      {
        heading: mailCopy.received,
        rows: [[mailCopy.form, form.title], [mailCopy.receipt, id], ...answers],
      },
      { heading: nextTitle, rows: next.map(({ title, text }) => [title, text]) },
      ...(call ? [{ button: { label: bookATime.label, href: siteUrl + bookATime.href } }] : []),
    ],
  };
}

function shownAnswer(field: Field, value: Value): string {
  if (typeof value !== 'string' || field.options) return answerWords(field, value);
  const text = cleanLine(String(value));
  if (field.type === 'tel') return mailCopy.phone(phoneLineOf(text).slice(-4));
  return isPlainLine(text) ? text : mailCopy.notShown;
}
