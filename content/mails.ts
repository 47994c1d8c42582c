import { company } from './company';

/** The words of the mails that visitors get; the next steps are in the words of the thank-you page. */
export const mailCopy = {
  received: 'What we received',
  form: 'Form',
  receipt: 'Receipt',
  /** In place of what could be a link, or another person's words. */
  notShown: 'as you sent it',
  phone: (ending: string) => `the number that ends in ${ending}`,
  contact: `Anything to add? Answer this mail, or call us at ${company.phone.display}.`,
  notYou: 'If you did not ask for this, somebody mistyped an address: tell us, and we delete it.',
  reminder: (time: string) => `Reminder: your call on ${time}`,
  reminderTitle: 'Your call with us is coming up',
} as const;
