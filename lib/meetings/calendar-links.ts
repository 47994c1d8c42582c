import { company } from '@/content/company';
import { availability, meetingCopy } from '@/content/meetings';

/** A call to add to a web calendar: its start and end (milliseconds since 1970), and its copy. */
const eventOf = (start: string) => ({
  start: Date.parse(start),
  end: Date.parse(start) + availability.minutes * 60_000,
  title: meetingCopy.summary,
  details: `${company.name}, ${company.phone.display}`,
});

/** Returns Google's form for a new event, filled in. It has no private link, because Google logs addresses. */
export function googleCalendarHref(slot: string): string {
  const { start, end, title, details } = eventOf(slot);
  const [from, to] = [start, end].map((time) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, ''));
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${from}/${to}`, details });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns Outlook's form for a new event, filled in, also without a private link. */
export function outlookHref(slot: string): string {
  const { start, end, title, details } = eventOf(slot);
  const query = new URLSearchParams({
    rru: 'addevent',
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    subject: title,
    body: details,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
