/** A change of a lead: who made it, the note, and the time of a call before and after. */
type Happened = { by: string; note: string | undefined; from: string; to: string };

/** The words of the office: its mails, and its page of a lead. */
export const officeCopy = {
  answerBy: (time: string) => `Answer by ${time}.`,
  open: 'Open and mark answered',
  openCall: 'Open, move or cancel',
  openLead: 'Open',
  call: { booked: 'Booked', moved: 'Moved', canceled: 'Canceled' },
  callTime: { booked: 'Call', moved: 'Now', canceled: 'Was' },
  formerTime: 'Was',
  theirTime: 'Their time',
  created: (what: string, receipt: string) => `${what}. Receipt ${receipt}`,
  history: 'History',
  mail: 'Deliveries',
  targets: {
    email: 'Mail to the office',
    confirmation: 'Confirmation',
    invitation: 'Invitation',
    reminder: 'Reminder',
    hubspot: 'HubSpot',
    webhook: 'Webhook',
  } as Readonly<Record<string, string>>,
  delivery: {
    sent: (time: string) => `Sent ${time}`,
    goesOut: (time: string) => `Goes out ${time}`,
    waiting: (attempts: number, error: string) =>
      attempts === 0 ? 'Waiting' : `Waiting, tried ${attempts} times${error && `: ${error}`}`,
    givenUp: (attempts: number, error: string) =>
      `Given up after ${attempts} attempts${error && `: ${error}`}`,
  },
  state: {
    answered: (time: string) => `answered ${time}`,
    open: (time: string) => `by ${time}`,
    overdue: (time: string) => `overdue since ${time}`,
    call: (time: string) => `call ${time}`,
    canceled: (time: string) => `canceled, was ${time}`,
  },
  events: {
    answered: ({ note }: Happened) => (note ? `Answered: ${note}` : 'Answered'),
    reopened: () => 'Marked as not answered',
    booked: ({ to }: Happened) => `Booked again for ${to}`,
    moved: ({ by, from, to }: Happened) => `Moved by the ${by} from ${from} to ${to}`,
    canceled: ({ by, from }: Happened) => `Canceled by the ${by}, was ${from}`,
  },
  referredBy: (name: string) => `referred by ${name}`,
  referrer: 'Referred by',
  referrerIs: 'Who refers',
  referrerPhone: 'Their phone',
  referrerEmail: 'Their email',
  agreed: 'The owner agreed to be contacted',
  yes: 'yes',
  receipt: 'Receipt',
  received: 'Received',
  referredBefore: 'Referred before',
  askedBefore: 'Asked before',
  onDayBy: (day: string, name: string) => `${day}, by ${name}`,
  leansToward: 'Leans toward',
  home: 'Home',
  stay: 'Dates',
  from: (day: string) => `from ${day}`,
  guests: 'Guests',
  dog: 'dog',
  sentFrom: 'Sent from',
  firstPage: 'First page',
  siteBefore: 'Site before',
  campaign: 'Campaign',
  searchTerm: 'Search term',
  advertisement: 'Advertisement',
  homePage: 'Home',
  /** Media of campaigns, as marketing tools write them. */
  media: {
    cpc: 'paid search',
    ppc: 'paid search',
    paid: 'paid',
    paid_social: 'paid social',
    social: 'social',
    email: 'email',
    organic: 'search',
    referral: 'link',
    display: 'display ad',
  } as Readonly<Record<string, string>>,
} as const;

/** The words of the morning mail. */
export const morningMail = {
  subject: (counts: readonly string[]) => `Today: ${counts.join(', ')}`,
  overdue: { heading: 'Overdue', count: (count: number) => `${count} overdue` },
  toAnswer: { heading: 'To answer', count: (count: number) => `${count} to answer` },
  calls: {
    heading: 'Calls today',
    count: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
  },
  givenUp: { heading: 'Not delivered', count: (count: number) => `${count} not delivered` },
  more: (count: number) => `And ${count} more: npm run leads -- list --open`,
  fine: 'This mail comes at 7:30 on working days, and only when there is something to do.',
} as const;

const hour = 3_600_000;

/** The words of the office's page of a lead. */
export const officePage = {
  title: 'Lead',
  failed: 'We could not read this lead just now. Try again in a minute.',
  refused: 'Too many wrong links were tried from your network. Try again in an hour.',
  private: (until: string) => `Private page. Anyone with this link can see and change it, until ${until}.`,
  deadline: 'Deadline',
  answerBy: (time: string) => `Answer by ${time}`,
  answered: (time: string) => `Answered ${time}`,
  inTime: (isInTime: boolean) => (isInTime ? 'In time' : 'Late'),
  left: (milliseconds: number, isLate: boolean) => {
    const hours = Math.floor(milliseconds / hour);
    const time = hours > 0 ? `${hours} h` : `${Math.floor(milliseconds / 60_000)} min`;
    return `${time} ${isLate ? 'late' : 'left'}`;
  },
  note: 'Note for the history',
  optional: '(optional)',
  markAnswered: 'Mark answered',
  undo: 'Undo: mark as not answered',
  askedFor: 'Asked for',
  call: 'Booked call',
  canceledCall: 'Canceled call',
  move: 'Move',
  freeTime: 'To a free time',
  choose: 'Choose…',
  otherTime: 'Or any other time, Central',
  moveCall: 'Move the call',
  cancel: 'Cancel',
  cancelCall: 'Cancel the call',
  told: 'Move or cancel, and the visitor is told by email, with a new calendar file.',
  samePerson: 'Same person',
  cameFrom: 'Came from',
  tellReferrer: 'Tell the referrer',
  tellReferrerText: (name: string) =>
    `${name} hears from us when the owner signs, and when the reward is on its way.`,
  writeMail: 'Write the mail',
  referrerMail: (name: string, owner: string) => ({
    subject: `Your referral of ${owner}`,
    body: `Hello ${name},\n\nthank you for referring ${owner}. Here is where we are: \n`,
  }),
  fine: 'All times are Central. This page goes when the record is deleted.',
} as const;
