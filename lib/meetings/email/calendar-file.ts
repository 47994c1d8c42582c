import ical, {
  ICalAttendeeRole,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { company } from '@/content/company';
import { meetingCopy } from '@/content/meetings';
import { type EmailSettings, emailDomain } from '@/lib/delivery/send-email';
import { formatPhone } from '@/lib/forms/format-phone';
import { isPlainLine } from '@/lib/forms/plain-line';
import type { Meeting } from '@/lib/meetings/read-meetings';

const prodId = { company: company.name, product: meetingCopy.title };

/** Adds the last CRLF, which RFC 5545 requires and ical-generator omits. */
const toText = (calendar: ICalCalendar) => `${calendar}\r\n`;

const toEvent = (meeting: Meeting) => ({
  id: `${meeting.id}@${emailDomain}`,
  start: new Date(meeting.startsAt),
  end: new Date(meeting.endsAt),
  stamp: new Date(meeting.changedAt),
  sequence: meeting.sequence,
  status: meeting.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
});

/** Formats a meeting for the visitor's calendar (RFC 5545): to download, or with `invite` as an invitation by email. */
export function formatMeetingCalendar(
  meeting: Meeting,
  manageUrl: string,
  { from, invite = false }: { from: EmailSettings['from']; invite?: boolean },
): string {
  const { name, email, phone } = meeting.lead.data;
  // Anyone can have an invitation sent to a stranger, so quote the typed name only if it can't be an ad or a link.
  const shownName = isPlainLine(String(name)) ? String(name) : String(email);
  const calendar = ical({ prodId, method: methodOf(meeting, invite) });
  calendar.createEvent({
    ...toEvent(meeting),
    summary: meetingCopy.summary,
    description: [
      meeting.slot.text,
      `${meetingCopy.where} ${formatPhone(phone)}.`,
      `${meetingCopy.manage}: ${manageUrl}`,
      `${company.name}, ${company.phone.display}`,
    ].join('\n'),
    organizer: { name: from.name || company.name, email: from.address },
    attendees: invite
      ? [{ name: shownName, email: String(email), role: ICalAttendeeRole.REQ, rsvp: false }]
      : [],
  });
  return toText(calendar);
}

/** Returns the method of a calendar file (RFC 5546). */
export const methodOf = ({ isCanceled }: Meeting, invite = true) =>
  invite ? (isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST) : ICalCalendarMethod.PUBLISH;

export function formatOfficeCalendar(meetings: readonly Meeting[]): string {
  const calendar = ical({ prodId, name: `${company.name}: calls`, method: ICalCalendarMethod.PUBLISH });
  for (const meeting of meetings) {
    const { name, email, phone, property, message } = meeting.lead.data;
    calendar.createEvent({
      ...toEvent(meeting),
      summary: `Call ${name}, ${formatPhone(phone)}`,
      description: [`${name}, ${phone}, ${email}`, property, message, `Receipt ${meeting.id}`]
        .filter(Boolean)
        .join('\n'),
    });
  }
  return toText(calendar);
}
