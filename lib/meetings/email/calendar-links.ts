import { company } from '@/content/company';
import { availability, meetingCopy } from '@/content/meetings';

const details = `${company.name}, ${company.phone.display}`;

const timesOf = (start: string) =>
  [0, availability.minutes * 60_000].map((ms) => new Date(Date.parse(start) + ms).toISOString());

/** Returns Google's form for a new event, filled in. It has no private link, because Google logs addresses. */
export function googleCalendarHref(slot: string): string {
  const dates = timesOf(slot).map((time) => time.replace(/[-:]|\.\d+/g, ''));
  const event = { action: 'TEMPLATE', text: meetingCopy.summary, dates: dates.join('/'), details };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(event)}`;
}

/** Returns Outlook's form for a new event, filled in, also without a private link. */
export function outlookHref(slot: string): string {
  const [startdt = '', enddt = ''] = timesOf(slot);
  const event = { rru: 'addevent', startdt, enddt, subject: meetingCopy.summary, body: details };
  // Outlook shows a "+" as it is.
  const query = new URLSearchParams(event).toString().replaceAll('+', '%20');
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
