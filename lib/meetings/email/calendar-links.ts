import { company } from '@/content/company';
import { meetingCopy } from '@/content/meetings';
import { MEETING_MS } from '@/lib/meetings/slots';

const details = `${company.name}, ${company.phone.display}`;

const timesOf = (startsAt: number) => [0, MEETING_MS].map((ms) => new Date(startsAt + ms).toISOString());

/** Leaves out the private link to the call, because Google logs URLs. */
export function googleCalendarHref(startsAt: number): string {
  const dates = timesOf(startsAt).map((time) => time.replace(/[-:]|\.\d+/g, ''));
  const event = { action: 'TEMPLATE', text: meetingCopy.summary, dates: dates.join('/'), details };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(event)}`;
}

/** Returns a link that adds the call to Outlook, without the private link to the call. */
export function outlookHref(startsAt: number): string {
  const [startdt = '', enddt = ''] = timesOf(startsAt);
  const event = { rru: 'addevent', startdt, enddt, subject: meetingCopy.summary, body: details };
  // URLSearchParams encodes a space as "+", which Outlook shows as a plus sign.
  const query = new URLSearchParams(event).toString().replaceAll('+', '%20');
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
