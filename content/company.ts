import { phone } from './phone';

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
type OpeningHours = { days: readonly Weekday[]; opens: string; closes: string };

/** The only place that states these facts. */
export const company = {
  name: 'Sea Oat Stays',
  slogan: 'Vacation homes on Florida’s Emerald Coast, in steady hands',
  description:
    'Sea Oat Stays manages vacation rentals on Florida’s Emerald Coast and looks after the people who stay in them.',
  launchYear: 2025,
  phone,
  email: 'hello@seaoatstays.example',
  address: {
    street: '100 Sea Oat Way, Suite 200',
    city: 'Santa Rosa Beach',
    state: 'FL',
    zip: '32459',
    country: 'US',
  },
  /** We answer forms within this time. */
  answerHours: 24,
  hours: 'Monday to Saturday, 8 a.m. to 6 p.m. Central',
  /** Applies to every plan: the hours in the plans are only for guest communication. */
  emergencies: 'In an emergency, a person answers at any hour.',
  /** If empty, every day counts as open. */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    },
  ] as readonly OpeningHours[],
  social: [
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/seaoatstays' },
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/seaoatstays' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@seaoatstays' },
  ],
} as const;

/** "2025–2026": from the launch to the year of the build. */
export const copyrightYears = [...new Set([company.launchYear, new Date().getFullYear()])].join('–');

/** "24 hours". */
export const answerTime = `${company.answerHours} hours`;

export const postalAddress = `${company.address.street}, ${company.address.city}, ${company.address.state} ${company.address.zip}`;
