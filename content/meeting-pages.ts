import { company } from './company';
import { email, type FormCopy, name, phone } from './forms';
import { availability, meetingCopy, slotProblems } from './meetings';

/** Server-only copy for booking a call: pages, emails, calendar files. */
export const meetingPageCopy = {
  metaTitle: meetingCopy.title,
  metaDescription: `Choose a time for a call of ${availability.minutes} minutes with the people who would manage your home. Free, with no obligation.`,
  keywords: ['call a vacation rental manager', 'book a call', `${company.coast} property management`],
  lead: `Choose a time for a call of ${availability.minutes} minutes.`,
  canceled: 'Your call is canceled',
  moved: 'Your call has moved',
  move: 'Choose another time',
  moveSubmit: 'Move the call',
  cancel: 'Cancel this call',
  cancelLead: 'Are you sure? Your time will be open to someone else.',
  cancelSubmit: 'Yes, cancel the call',
  keep: 'Keep the time as it is',
  bookAgain: 'Book another time',
  over: 'This call is over.',
} as const;

export const meetingFormCopy: FormCopy = {
  title: meetingCopy.title,
  submit: 'Book this time',
  note: 'We’ll call the number you enter. No obligation.',
  fields: {
    slot: { label: 'Time', missing: slotProblems.malformed },
    zone: { label: 'Time zone' },
    name,
    email,
    phone,
    property: { label: 'Address or community of the home' },
    message: { label: 'Anything we should know?' },
  },
};
