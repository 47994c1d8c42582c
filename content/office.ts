import { formatCount, formatNumber, formatTimes } from './numbers';
import { timeZone } from './time-zone';

/** A change to a lead: who made it, the note, the old and new time of a call, the range of an analysis. */
type EventDetails = { by: string; note: string | undefined; from: string; to: string; amounts: string };

export const officeCopy = {
  nouns: {
    newsletter: 'Newsletter',
    partner: 'Revenue analysis',
    referral: 'Referral',
    contact: 'Question',
    about: 'Question',
    meeting: 'Call',
  } as Readonly<Record<string, string>>,
  open: 'Open and mark answered',
  openPartner: 'Open and write the analysis',
  openCall: 'Open, move or cancel',
  openLead: 'Open',
  call: { booked: 'Booked', moved: 'Moved', canceled: 'Canceled' },
  callTime: { booked: 'Call', moved: 'New time', canceled: 'Previous time' },
  theirTime: 'Their time',
  created: (what: string, receipt: string) => `${what}. Receipt ${receipt}`,
  history: 'History',
  deliveries: 'Deliveries',
  delivery: {
    sent: (time: string) => `Sent ${time}`,
    goesOut: (time: string) => `Goes out ${time}`,
    waiting: (attempts: number, error: string) =>
      attempts === 0 ? 'Waiting' : `Waiting, tried ${formatTimes(attempts)}${error && `: ${error}`}`,
    givenUp: (attempts: number, error: string) =>
      `Given up, tried ${formatTimes(attempts)}${error && `: ${error}`}`,
  },
  undelivered: {
    state: (name: string, email: string, phone: string) =>
      `${name} did not get the ${email}${phone ? `: call ${phone}` : ', and left no phone number'}`,
    history: (email: string, reason: string) => `The ${email} could not be delivered: ${reason}`,
  },
  state: {
    answered: (time: string) => `answered ${time}`,
    open: (time: string) => `by ${time}`,
    overdue: (time: string) => `overdue since ${time}`,
    call: (time: string) => time,
    held: (time: string) => `held ${time}`,
    missed: (time: string) => `missed ${time}`,
    canceled: (time: string) => `canceled, was ${time}`,
    analysisSent: (time: string) => `analysis sent ${time}`,
    analysisNotSent: 'analysis not sent',
  },
  events: {
    answered: ({ note }: EventDetails) => (note ? `Answered: ${note}` : 'Answered'),
    held: ({ note }: EventDetails) => (note ? `Call held: ${note}` : 'Call held'),
    missed: ({ note }: EventDetails) => (note ? `Call missed: ${note}` : 'Call missed'),
    noted: ({ note }: EventDetails) => `Note: ${note}`,
    reopened: ({ note }: EventDetails) => (note ? `Opened again: ${note}` : 'Opened again'),
    'analysis-sent': ({ amounts }: EventDetails) => `Analysis sent: ${amounts}`,
    booked: ({ to }: EventDetails) => `Booked again for ${to}`,
    moved: ({ by, from, to }: EventDetails) => `Moved by the ${by} from ${from} to ${to}`,
    canceled: ({ by, from }: EventDetails) => `Canceled by the ${by}, was ${from}`,
  },
  referredBy: (name: string) => `referred by ${name}`,
  referrer: 'Referred by',
  referrerIs: 'Referrer is',
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
  phoneNote: 'Note on the phone',
  home: 'Home',
  stay: 'Dates',
  from: (day: string) => `from ${day}`,
  guests: 'Guests',
  dog: 'dog',
  total: 'Total',
  beforeTaxes: 'before taxes',
  sentFrom: 'Sent from',
  firstPage: 'First page',
  siteBefore: 'Referring site',
  campaign: 'Campaign',
  searchTerm: 'Search term',
  advertisement: 'Advertisement',
  /** Values of utm_medium, as marketing tools write them. */
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

export const agendaSections = {
  undelivered: { title: 'Did not get our email', empty: '' },
  found: {
    title: 'Found',
    empty: 'No lead has this name, email address, phone number or receipt. Try fewer letters or digits.',
  },
  overdue: { title: 'Overdue', empty: 'Nothing is overdue.' },
  today: { title: 'Due today', empty: 'Nothing more is due today.' },
  later: { title: 'Due later', empty: 'Nothing else is waiting for an answer.' },
  untilNextMorning: { title: 'To answer', empty: '' },
  calls: { title: 'Calls today', empty: 'No call is booked for today.' },
  givenUp: { title: 'Not delivered', empty: '' },
  answered: { title: 'Answered last', empty: 'Nothing has been answered yet.' },
} as const;

export const morningEmailCopy = {
  subject: (counts: readonly string[]) => `Today: ${counts.join(', ')}`,
  counts: {
    undelivered: (count: number) => `${formatNumber(count)} did not get our email`,
    overdue: (count: number) => `${formatNumber(count)} overdue`,
    untilNextMorning: (count: number) => `${formatNumber(count)} to answer`,
    calls: (count: number) => formatCount(formatNumber(count), 'call'),
    givenUp: (count: number) => `${formatNumber(count)} not delivered`,
    failed: (count: number) => `${formatNumber(count)} failed on the server`,
  },
  failed: 'Failed on the server, with where to read why',
  openList: 'Open the list',
  more: (count: number) => `And ${formatNumber(count)} more: npm run leads -- list --open`,
  fine: 'This email comes at 7:30 on the days that the office is open, if there is something to do.',
} as const;

/** The email about a systemd unit that failed on the server. */
export const failureEmail = {
  subject: (unit: string, host: string) => `${unit} failed on ${host}`,
  text: (unit: string) => `See its log: journalctl -u ${unit} -n 50`,
} as const;

/** "40 min", "22 h", "3 days". */
function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

export const officePage = {
  title: 'Lead',
  listTitle: 'Leads',
  search: 'Name, email, phone or receipt',
  find: 'Find',
  toList: 'Back to the list',
  toLead: 'Back to the lead',
  listFine: `All times are ${timeZone.name}. A search shows the newest 50 leads of any age; otherwise leads older than 30 days are left out.`,
  failed: 'We could not read this lead just now. Try again in a minute.',
  tooManyGuesses: 'Too many wrong links were tried from your network. Try again in an hour.',
  private: (until: string) => `Private page. Anyone with this link can see and change it, until ${until}.`,
  privateList: (until: string) =>
    `Private page. Anyone with this link can see and change every lead, until ${until}.`,
  conflict: (time: string, what: string) =>
    `Nothing was changed, because this came first, on ${time}: ${what}. Your input is still in its fields.`,
  notSaved: 'We could not save this just now. Try again in a minute.',
  kept: 'Nothing was changed. Your input is still in its fields.',
  lost: 'Nothing was changed. Your input could not be read: go back in your browser to find it in its fields.',
  sendAgain: 'Send again',
  state: 'State',
  answerBy: (time: string) => `Answer by ${time}`,
  answered: (time: string) => `Answered ${time}`,
  inTime: (isInTime: boolean) => (isInTime ? 'In time' : 'Late'),
  left: (milliseconds: number) => `${formatDuration(milliseconds)} ${milliseconds < 0 ? 'late' : 'left'}`,
  weCall: (phone: string) => `We call ${phone}.`,
  callAt: (time: string) => `Call ${time}`,
  callStates: {
    call: (milliseconds: number) =>
      milliseconds < 0 ? `${formatDuration(milliseconds)} ago` : `in ${formatDuration(milliseconds)}`,
    held: () => 'Held',
    missed: () => 'Missed',
    canceled: () => 'Canceled',
  },
  note: 'Note for the history',
  actions: {
    answer: 'Mark answered',
    held: 'Mark as held',
    missed: 'Mark as missed',
    note: 'Add the note',
    undo: 'Undo',
  },
  askedFor: 'Asked for',
  call: 'Booked call',
  canceledCall: 'Canceled call',
  move: 'Move',
  freeTime: 'To a free time',
  otherTime: `Or any other time, ${timeZone.name}`,
  moveCall: 'Move the call',
  cancel: 'Cancel',
  cancelCall: 'Cancel the call',
  callChange: 'If you move or cancel the call, we email the visitor a new calendar file.',
  analysis: 'Revenue analysis',
  writeAnalysis: 'Write the analysis',
  changeAnalysis: 'Open the analysis',
  analysisState: {
    none: 'Not written',
    draft: (time: string) => `Draft of ${time}`,
    sent: (time: string) => `Sent ${time} by link.`,
    undelivered: (time: string) =>
      `The email of ${time} was not delivered. Give the owner the link to their page.`,
    newerDraft: (time: string) => `The draft of ${time} is newer and was not sent.`,
    notEmailed:
      'No email went out: there is no mail server, or the owner already had five today. Give them the link to their page.',
  },
  ownerPage: 'The owner’s page',
  samePerson: 'Same person',
  cameFrom: 'Came from',
  tellReferrer: 'Tell the referrer',
  tellReferrerText: (name: string) =>
    `${name} hears from us when the owner signs, and when the reward is on its way.`,
  writeEmail: 'Write the email',
  referrerEmail: (name: string, owner: string) => ({
    subject: `Your referral of ${owner}`,
    body: `Hello ${name},\n\nThank you for referring ${owner}. Here’s where things stand: \n`,
  }),
  fine: `All times are ${timeZone.name}. This page is gone when the lead is deleted.`,
} as const;
