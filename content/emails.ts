import { company } from './company';

/** Copy for emails to visitors. Their next steps are those of the thank-you page. */
export const emailCopy = {
  received: 'What we received',
  form: 'Form',
  receipt: 'Receipt',
  /** Replaces what a visitor typed if it could carry a link or a message to the owner of the email address. */
  notShown: 'as you sent it',
  phone: (ending: string) => `the number that ends in ${ending}`,
  contact: `Anything to add? Reply to this email or call us at ${company.phone.display}.`,
  notYou: 'If you didn’t ask for this, somebody mistyped an address. Let us know, and we’ll delete it.',
  reminder: (time: string) => `Reminder: your call on ${time}`,
  reminderTitle: 'Your call with us is coming up',
} as const;
