import { company } from '@/content/company';
import { availability, meetingCopy } from '@/content/meetings';

const details = `${company.name}, ${company.phone.display}`;

const timesOf = (startsAt: number) =>
  [0, availability.minutes * 60_000].map((ms) => new Date(startsAt + ms).toISOString());

/** Links to Google's form for a new event. It has no private link, because Google logs addresses. */
export function googleCalendarHref(startsAt: number): string {
  const dates = timesOf(startsAt).map((time) => time.replace(/[-:]|\.\d+/g, ''));
  const event = { action: 'TEMPLATE', text: meetingCopy.summary, dates: dates.join('/'), details };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(event)}`;
}

/** Links to Outlook's form for a new event, also without a private link. */
export function outlookHref(startsAt: number): string {
  const [startdt = '', enddt = ''] = timesOf(startsAt);
  const event = { rru: 'addevent', startdt, enddt, subject: meetingCopy.summary, body: details };
  // Outlook shows a "+" as it is.
  const query = new URLSearchParams(event).toString().replaceAll('+', '%20');
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
