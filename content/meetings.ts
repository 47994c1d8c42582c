import { company } from './company';
import { bookATime } from './navigation';
import { timeZone } from './time-zone';

/** When visitors can book a call. */
export const availability = {
  ...company.calls,
  /** The first call can start `leadHours` hours from now, the last on the day that is `lastDay` days from today. */
  leadHours: 4,
  lastDay: 14,
  /** Our own days off ("2026-12-24"), besides the federal holidays. */
  closed: [] as readonly string[],
};

/** Federal holidays (5 U.S.C. 6103): a date, or the nth weekday (Monday is 1) of a month; -1 is the last one. */
export const federalHolidays = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
  { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
] as const;

const weekNames: Record<number, string> = { 7: 'week', 14: 'two weeks', 21: 'three weeks', 28: 'four weeks' };
const bookingPeriod = weekNames[availability.lastDay] ?? `${availability.lastDay} days`;

/** Copy for booking a call. Browsers load it as a script. */
export const meetingCopy = {
  seeTimes: 'See free times',
  otherTimes: 'See all free times',
  intro: `Choose a day and a time in the next ${bookingPeriod}.`,
  title: bookATime.label,
  days: 'Choose a day',
  noTimes: 'none',
  closed: 'closed',
  /** Read by screen readers. */
  noTimesOn: (day: string, isClosed: boolean) => `${day}: ${isClosed ? 'closed' : 'no free times'}`,
  /** `visitorZone` is empty if it is ours. */
  zones: (visitorZone: string) =>
    visitorZone
      ? `Times are in your time zone (${visitorZone}), with ours (${timeZone.name}) below.`
      : `All times are ${timeZone.name}.`,
  morning: 'Morning',
  afternoon: 'Afternoon',
  times: (day: string) => `Time on ${day}`,
  halves: 'Part of the day',
  half: (label: string, count: number) => `${label}, ${count} free`,
  next: 'Next: your details',
  summary: `Call with ${company.name}`,
  loading: 'Loading free times…',
  none: `No free times in the next ${bookingPeriod}: call us at`,
  failed: 'We could not load the free times just now. Try again, or call us at',
  retry: 'Try again',
  taken: 'Somebody just took that time. Here are the next free ones:',
  confirm: 'Your details',
  more: 'Add the home’s address or a question (optional)',
  book: (day: string, time: string) => `Book ${day}, ${time}`,
  booked: 'Your call is booked',
  where: 'We’ll call you at',
  manage: 'Change or cancel this call',
  addToCalendar: 'Add to calendar',
  addToGoogle: 'Google Calendar',
  addToOutlook: 'Outlook',
  privateLink: 'Save this link: you’ll need it to change or cancel the call.',
} as const;

/** Followed by the phone number that we call. */
export const callIntro = `${availability.minutes} minutes. ${meetingCopy.where}`;

export const slotProblems = {
  malformed: 'Choose one of the free times.',
  past: 'That time has passed. Choose one of the free times.',
  'too-soon': `Choose a time at least ${availability.leadHours} hours from now.`,
  'too-far': `Choose a time within the next ${availability.lastDay} days.`,
  closed: 'We don’t take calls at that time. Choose one of the free times.',
} as const;

export type SlotProblem = keyof typeof slotProblems;
