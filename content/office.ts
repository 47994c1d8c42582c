/** A change of a lead: who made it, the note, the time of a call before and after, the range of an analysis. */
type Happened = { by: string; note: string | undefined; from: string; to: string; amounts: string };

export const officeCopy = {
  nouns: {
    newsletter: 'Newsletter',
    partner: 'Revenue analysis',
    referral: 'Referral',
    contact: 'Question',
    about: 'Question',
    meeting: 'Call',
  } as Readonly<Record<string, string>>,
  answerBy: (time: string) => `Answer by ${time}.`,
  open: 'Open and mark as answered',
  openCall: 'Open, move or cancel',
  openLead: 'Open',
  call: { booked: 'Booked', moved: 'Moved', canceled: 'Canceled' },
  callTime: { booked: 'Call', moved: 'New time', canceled: 'Previous time' },
  formerTime: 'Previous time',
  theirTime: 'Visitor’s time',
  created: (what: string, receipt: string) => `${what}. Receipt ${receipt}`,
  history: 'History',
  deliveries: 'Deliveries',
  delivery: {
    sent: (time: string) => `Sent ${time}`,
    goesOut: (time: string) => `Will be sent ${time}`,
    waiting: (attempts: number, error: string) =>
      attempts === 0
        ? 'Waiting'
        : `Waiting after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${error && `: ${error}`}`,
    givenUp: (attempts: number, error: string) =>
      `Gave up after ${attempts} attempts${error && `: ${error}`}`,
  },
  state: {
    answered: (time: string) => `answered ${time}`,
    open: (time: string) => `by ${time}`,
    overdue: (time: string) => `overdue since ${time}`,
    call: (time: string) => time,
    held: (time: string) => `held ${time}`,
    missed: (time: string) => `missed ${time}`,
    canceled: (time: string) => `canceled (was ${time})`,
    analysisSent: (time: string) => `analysis sent ${time}`,
    analysisNotSent: 'analysis not sent',
  },
  events: {
    answered: ({ note }: Happened) => (note ? `Answered: ${note}` : 'Answered'),
    held: ({ note }: Happened) => (note ? `Call held: ${note}` : 'Call held'),
    missed: ({ note }: Happened) => (note ? `Call missed: ${note}` : 'Call missed'),
    noted: ({ note }: Happened) => `Note: ${note}`,
    reopened: ({ note }: Happened) => (note ? `Reopened: ${note}` : 'Reopened'),
    'analysis-sent': ({ amounts }: Happened) => `Analysis sent: ${amounts}`,
    booked: ({ to }: Happened) => `Rebooked for ${to}`,
    moved: ({ by, from, to }: Happened) => `Moved by the ${by} from ${from} to ${to}`,
    canceled: ({ by, from }: Happened) => `Canceled by the ${by} (was ${from})`,
  },
  referredBy: (name: string) => `referred by ${name}`,
  referrer: 'Referred by',
  referrerIs: 'Referrer’s role',
  referrerPhone: 'Referrer’s phone',
  referrerEmail: 'Referrer’s email',
  agreed: 'Owner agreed to be contacted',
  yes: 'yes',
  receipt: 'Receipt',
  received: 'Received',
  referredBefore: 'Referred before',
  askedBefore: 'Contacted us before',
  onDayBy: (day: string, name: string) => `${day}, by ${name}`,
  leansToward: 'Leans toward',
  home: 'Home',
  stay: 'Dates',
  from: (day: string) => `from ${day}`,
  guests: 'Guests',
  dog: 'dog',
  sentFrom: 'Sent from',
  firstPage: 'First page',
  siteBefore: 'Referring site',
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

export const agendaSections = {
  found: {
    title: 'Search results',
    empty: 'No leads match that name, email, phone number or receipt. Try fewer letters or digits.',
  },
  overdue: { title: 'Overdue', empty: 'Nothing is overdue.' },
  today: { title: 'Due today', empty: 'Nothing more is due today.' },
  later: { title: 'Due later', empty: 'No other leads are waiting for an answer.' },
  untilNextMorning: { title: 'To answer', empty: '' },
  calls: { title: 'Calls today', empty: 'No calls are booked for today.' },
  givenUp: { title: 'Not delivered', empty: '' },
  answered: { title: 'Recently answered', empty: 'Nothing has been answered yet.' },
} as const;

export const morningEmailCopy = {
  subject: (counts: readonly string[]) => `Today: ${counts.join(', ')}`,
  counts: {
    overdue: (count: number) => `${number(count)} overdue`,
    untilNextMorning: (count: number) => `${number(count)} to answer`,
    calls: (count: number) => `${number(count)} ${count === 1 ? 'call' : 'calls'}`,
    givenUp: (count: number) => `${number(count)} not delivered`,
    failed: (count: number) => `${number(count)} failed on the server`,
  },
  failed: 'Failed on the server, with the log to check',
  openList: 'Open the list',
  more: (count: number) => `And ${number(count)} more: npm run leads -- list --open`,
  fine: 'We send this email at 7:30 AM on days the office is open, if there’s something to do.',
} as const;

/** The email at the time when something fails on the server. */
export const failureMail = {
  subject: (unit: string, host: string) => `${unit} failed on ${host}`,
  text: (unit: string) => `To see its latest log lines, run: journalctl -u ${unit} -n 50`,
} as const;

function number(count: number): string {
  return count.toLocaleString('en-US');
}

/** "40 min", "22 h", "3 days". */
function duration(milliseconds: number): string {
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
  listFine:
    'All times are Central. This list leaves out leads older than 30 days. A search covers all leads and shows the newest 50.',
  failed: 'We couldn’t load this lead just now. Try again in a minute.',
  refused: 'Someone on your network tried too many invalid links. Try again in an hour.',
  private: (until: string) =>
    `This page is private. Until ${until}, anyone with this link can see and change it.`,
  privateList: (until: string) =>
    `This page is private. Until ${until}, anyone with this link can see and change every lead.`,
  conflict: (time: string, what: string) =>
    `Your change wasn’t saved, because somebody else changed this first, on ${time}: ${what}. Everything you typed is still here.`,
  state: 'Status',
  answerBy: (time: string) => `Answer by ${time}`,
  answered: (time: string) => `Answered ${time}`,
  inTime: (isInTime: boolean) => (isInTime ? 'On time' : 'Late'),
  left: (milliseconds: number) => `${duration(milliseconds)} ${milliseconds < 0 ? 'late' : 'left'}`,
  weCall: (phone: string) => `Call ${phone}.`,
  callAt: (time: string) => `Call ${time}`,
  callStates: {
    call: (milliseconds: number) =>
      milliseconds < 0 ? `${duration(milliseconds)} ago` : `in ${duration(milliseconds)}`,
    held: () => 'Held',
    missed: () => 'Missed',
    canceled: () => 'Canceled',
  },
  note: 'Add a note to the history',
  optional: '(optional)',
  actions: {
    answer: 'Mark as answered',
    held: 'Mark as held',
    missed: 'Mark as missed',
    note: 'Save note',
    undo: 'Undo',
  },
  askedFor: 'Asked for',
  call: 'Booked call',
  canceledCall: 'Canceled call',
  move: 'Move',
  freeTime: 'To a free time',
  choose: 'Choose…',
  otherTime: 'Or any other time (Central)',
  moveCall: 'Move the call',
  cancel: 'Cancel',
  cancelCall: 'Cancel the call',
  told: 'If you move or cancel the call, we email the visitor a new calendar file.',
  analysis: 'Revenue analysis',
  writeAnalysis: 'Write the analysis',
  changeAnalysis: 'Open the analysis',
  analysisState: {
    none: 'Not written',
    draft: (time: string) => `Draft saved ${time}`,
    sent: (time: string) => `Link sent ${time}`,
    newerDraft: (time: string) => `There’s a newer draft from ${time} that hasn’t been sent.`,
    notEmailed:
      'No email was sent: no email server is set up, or the owner already got five emails today. Send them the link to their page yourself.',
  },
  ownerPage: 'The owner’s page',
  samePerson: 'More from this person',
  cameFrom: 'Where this lead came from',
  tellReferrer: 'Update the referrer',
  tellReferrerText: (name: string) =>
    `Email ${name} when the owner signs, and again when the reward is on its way.`,
  writeEmail: 'Write the email',
  referrerEmail: (name: string, owner: string) => ({
    subject: `Your referral of ${owner}`,
    body: `Hello ${name},\n\nThank you for referring ${owner}. Here’s where things stand: \n`,
  }),
  fine: 'All times are Central. This page is removed when the lead is deleted.',
} as const;
