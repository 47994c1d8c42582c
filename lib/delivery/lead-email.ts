import { officeCopy, officePage } from '@/content/office';
import { fieldsOf } from '@/lib/forms/all-forms';
import { cleanLine } from '@/lib/forms/clean';
import { formatPhone } from '@/lib/forms/format-phone';
import {
  answerRows,
  deadlineOf,
  formatKind,
  formatTopic,
  formatVisitorTime,
  personOf,
  sourceRows,
} from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import type { LeadEvent } from '@/lib/inbox/lead-events';
import { formatDate, officeDay } from '@/lib/time/calendar-days';
import { formatShortTime, formatTime } from '@/lib/time/office-time';
import type { EmailContent, Row } from './email-template';

type Options = {
  href?: string;
  event?: LeadEvent | null;
  earlier?: readonly Lead[];
};

/** Formats the subject of an email to the office as "By Sat 6:00 PM: Ada King, Destin 3BR". */
export function formatSubject(lead: Lead, event: LeadEvent | null = null): string {
  const { name } = personOf(lead);
  const call = callOf(lead, event);
  if (call) return `${officeCopy.call[call.type]}: ${name}, ${formatShortTime(call.at)}`;
  const deadline = deadlineOf(lead);
  const what = [name, ...formatTopic(lead)].join(', ');
  return deadline ? `By ${formatShortTime(deadline)}: ${what}` : `${formatKind(lead.kind)}: ${what}`;
}

export function toLeadEmail(lead: Lead, { href, event = null, earlier = [] }: Options = {}): EmailContent {
  const { id, data, createdAt } = lead;
  const { name, phone, email } = personOf(lead);
  const deadline = deadlineOf(lead);
  const call = callOf(lead, event);
  const message = fieldsOf(lead).find((field) => field.name === 'message');
  const todo = deadline ? ` ${officePage.answerBy(formatTime(deadline))}.` : '';
  const rows = [...answerRows(lead), ...earlier.map(earlierRow)];
  return {
    title: name,
    lines: [
      ...(phone ? [{ label: phone, href: phoneHref(phone) }] : []),
      ...(email && email !== name ? [{ label: email, href: emailHref(email) }] : []),
    ],
    parts: [
      ...(call ? [{ rows: call.rows }] : []),
      { text: `${formatKind(lead.kind)}.${todo}`, look: 'lead' },
      ...(href ? [{ button: { label: buttonLabel(lead), href } }] : []),
      ...(rows.length > 0 ? [{ rows }] : []),
      ...(message && data.message ? [{ label: message.label, quote: String(data.message) }] : []),
      { rows: [...sourceRows(lead), [officeCopy.receipt, id], [officeCopy.received, formatTime(createdAt)]] },
    ],
  };
}

function buttonLabel(lead: Lead): string {
  if (lead.kind === 'meeting') return officeCopy.openCall;
  if (!deadlineOf(lead)) return officeCopy.openLead;
  return lead.kind === 'partner' ? officeCopy.openPartner : officeCopy.open;
}

/** Encodes all but the "@", because an address may contain "?bcc=". */
export const emailHref = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

export const phoneHref = (phone: string) => `tel:${phone.replace(/ ext\. /, ';ext=')}`;

export function contactLinkOf(lead: Lead) {
  const { phone, email } = personOf(lead);
  return phone
    ? { label: formatPhone(phone), href: phoneHref(phone) }
    : { label: email, href: emailHref(email) };
}

/** Returns the state and time of a call after `event`, or now if `event` is null; null if the lead is not a call. */
function callOf({ kind, data }: Lead, event: LeadEvent | null) {
  if (kind !== 'meeting') return null;
  const { from, to } = event?.details ?? {};
  const isCanceled = event ? event.type === 'canceled' : data.canceled === true;
  const type = isCanceled ? 'canceled' : event?.type === 'moved' ? 'moved' : 'booked';
  const at = new Date(to ?? from ?? String(data.slot));
  const visitorTime = formatVisitorTime(at, data.zone);
  const rows: Row[] = [[officeCopy.callTime[type], formatTime(at)]];
  if (visitorTime) rows.push([officeCopy.theirTime, visitorTime]);
  if (type === 'moved' && from !== undefined)
    rows.push([officeCopy.callTime.canceled, formatTime(new Date(from))]);
  return { type, at, rows } as const;
}

function earlierRow({ kind, data, createdAt }: Lead): Row {
  const day = formatDate(officeDay(createdAt.getTime()));
  return kind === 'referral'
    ? [officeCopy.referredBefore, officeCopy.onDayBy(day, cleanLine(String(data.name)))]
    : [officeCopy.askedBefore, day];
}
