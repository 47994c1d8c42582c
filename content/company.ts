import { phone } from './phone';
import { timeZone } from './time-zone';
import type { Weekday } from './weekdays';

type Time = `${number}:${number}`;
type OpeningHours = { days: readonly Weekday[]; opens: Time; closes: Time };

const email = 'hello@seaoatstays.example';

/**
 * Who we are: with phone.ts and time-zone.ts, which islands load too, the only place that states these facts. Pages,
 * emails and data for search engines read them here.
 */
export const company = {
  name: 'Sea Oat Stays',
  /** Used where space is short, such as below an icon on a phone. */
  shortName: 'Sea Oat Stays',
  /** Without "the". */
  coast: 'Emerald Coast',
  /** What stands before "the Emerald Coast": "on" or "in". */
  coastPreposition: 'on',
  /** What people from elsewhere call the part of the country. */
  shore: 'Gulf Coast',
  state: { code: 'FL', name: 'Florida' },
  launchYear: 2025,
  /** The blog: its name, and the title of its first page. */
  guide: { name: 'Gulf Coast Guide', title: 'Gulf Coast Living' },
  phone,
  email,
  emailHref: `mailto:${email}`,
  address: { street: '100 Sea Oat Way, Suite 200', city: 'Santa Rosa Beach', zip: '32459', country: 'US' },
  /** Where disputes are settled. */
  law: { county: 'Walton County', court: 'the federal court for the Northern District of Florida' },
  /** We answer forms within this time. */
  answerHours: 24,
  /** When the office is open, in its time zone. If empty, every day counts as open. */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    },
  ] satisfies readonly OpeningHours[] as readonly OpeningHours[],
  /** When we take calls, each of which takes `minutes`. */
  calls: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    minutes: 20,
  } satisfies OpeningHours & { minutes: number } as OpeningHours & { minutes: number },
  /** Applies to every plan: the hours in the plans are only for guest communication. */
  emergencies: 'In an emergency, a person answers at any hour.',
  social: [
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/seaoatstays' },
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/seaoatstays' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@seaoatstays' },
  ],
} as const;

/** "the Emerald Coast" */
export const theCoast = `the ${company.coast}`;
/** "Florida’s Emerald Coast" */
export const stateCoast = `${company.state.name}’s ${company.coast}`;
/** "on the Emerald Coast" */
export const onTheCoast = `${company.coastPreposition} ${theCoast}`;
/** "on Florida’s Emerald Coast" */
export const onStateCoast = `${company.coastPreposition} ${stateCoast}`;

export const slogan = `Vacation homes ${onStateCoast}, in steady hands`;
export const description = `${company.name} manages vacation rentals ${onStateCoast} and looks after the people who stay in them.`;
/** What we are, on the footer of every page and on the page about us. */
export const introduction = `A small team ${onStateCoast}, taking care of homes and the people who stay in them.`;

/** "2025–2026": from the launch to the year of the build. */
export const copyrightYears = [...new Set([company.launchYear, new Date().getFullYear()])].join('–');

/** "24 hours". */
export const answerTime = `${company.answerHours} hours`;

/** "Santa Rosa Beach, FL 32459" */
export const cityLine = `${company.address.city}, ${company.state.code} ${company.address.zip}`;
export const postalAddress = `${company.address.street}, ${cityLine}`;

/** "Monday to Saturday, 8 a.m. to 6 p.m. Central". `days` in `openingHours` follow one another. */
export const officeHours = `${company.openingHours
  .map(({ days, opens, closes }) => {
    const span = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0];
    return `${span}, ${formatHour(opens)} to ${formatHour(closes)}`;
  })
  .join('; ')} ${timeZone.name}`;

/** "8 a.m." for "08:00", as in prose. Tables and buttons have "8:00 AM" (lib/time/slot.ts). */
function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
