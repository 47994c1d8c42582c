/** Why a value of a home or a month was rejected. `text` is what was typed. */
type Rejection = { missing: string; invalid: (text: string) => string };

const rejection = (label: string, range: string): Rejection => ({
  missing: `The ${label} is missing.`,
  invalid: (text) => `“${text}” isn’t a ${label} ${range}.`,
});

/** The words of the office's form that writes an analysis. Browsers need these as script. */
export const analysisForm = {
  title: (name: string) => `Analysis for ${name}`,
  homesTitle: '1. Homes like it',
  homesLead:
    'Enter four to ten homes, one per line: name, bedrooms, miles away, nights a year, average nightly rate. Paste them from a spreadsheet, or separate the values with commas.',
  homes: 'Homes, one per line',
  readAs: 'What we read',
  heads: ['Bedrooms', 'Miles', 'Nights', 'Rate', 'Per year'],
  ends: { low: 'Low', middle: 'Middle', high: 'High' },
  problemIn: (number: number, problem: string) => `Line ${number}: ${problem}`,
  header: (number: number) => `We treated line ${number} as column headings.`,
  noHomes: 'Enter 4 to 10 homes, one per line.',
  wrongCount: (count: number) => `Enter 4 to 10 homes. You have ${count}.`,
  tooLittle: 'The middle figure for these homes is less than $100 a year. Check their nights and rates.',
  noFigures: (text: string) =>
    `“${text}” has no numbers. Separate the name, bedrooms, miles, nights and rate with tabs, commas or semicolons.`,
  tooMany: (count: number) =>
    `This has ${count} values instead of 5: name, bedrooms, miles, nights, rate. Put a name or a number that contains a comma in quotes.`,
  longName: (most: number) => `The name is longer than ${most} characters.`,
  columns: {
    name: { missing: 'The name is missing.', invalid: () => '' },
    bedrooms: rejection('number of bedrooms', 'from 0 to 20'),
    miles: rejection('distance', 'from 0 to 100 miles'),
    nights: rejection('number of nights', 'from 1 to 365'),
    rate: rejection('nightly rate', 'from $20 to $20,000'),
  },
  yearTitle: '2. The year, month by month',
  yearLead: (curve: string) =>
    `We filled in the nights and rent for each month from the middle figure and our season curve for ${curve}, which is made-up sample data. Change anything you know better.`,
  nights: (month: string) => `Nights in ${month}`,
  rent: (month: string) => `Rent in ${month}`,
  monthNights: (days: number) => rejection('number of nights', `from 0 to ${days}`),
  monthRent: rejection('rent', 'in dollars'),
  notYetFilled: 'These are filled in when you save the analysis or preview the pages.',
  fits: (sum: string) => `The rents add up to ${sum}, which matches the middle figure.`,
  differs: (sum: string, difference: string, percent: number, isAbove: boolean, middle: string) =>
    `The rents add up to ${sum}, which is ${difference} (${percent}%) ${isAbove ? 'above' : 'below'} the middle figure of ${middle}.`,
  withinOne: 'Get them within 1% of it, or fill in the months again.',
  fillAgain: 'Fill in the months again',
  todoTitle: '3. Three things to do first',
  todoLead:
    'List three things this owner can do with or without us. It’s the part they’ll remember. Use up to 80 characters for what to do, 300 for why and how, and 60 for the effort.',
  thing: (number: number) => `Thing ${number}`,
  todo: {
    what: { label: 'What', missing: 'Enter what to do.' },
    why: { label: 'Why and how', missing: 'Enter why and how to do it.' },
    effort: { label: 'Effort', missing: 'Enter how much time or money it takes.' },
  },
  line: (name: string) => `A note to ${name}`,
  lineHint: `It goes at the top of the email and of the first page, signed with our name. Up to 500 characters.`,
  lastYear: 'Last year’s rent',
  lastYearHint: 'What the owner told us. If it’s empty, both pages leave out the comparison with last year.',
  lineLabel: 'Your note',
  optional: '(optional)',
  gets: (name: string) => `What ${name} gets`,
  see: 'See both pages',
  save: 'Save for later',
  send: (name: string) => `Send to ${name}`,
  sending:
    'We email the owner a private link that works for 180 days, with three free times for a call. The lead is marked as answered. You can correct the analysis and send it again.',
  notSent: (count: number) =>
    `Nothing was sent or saved: ${count === 1 ? 'one thing needs' : `${count} things need`} another look. Everything you typed is still here.`,
  draftSaved: 'somebody saved a draft',
  wasSent: 'somebody sent the analysis',
  theirs: (field: string) => `What they saved for ${field}:`,
  empty: '(empty)',
  /** What the fields of the form are called in a list of differences; empty for one that nobody types into. */
  fieldName: (path: string) => {
    const [, list, at, name] = /^(months|todo)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    if (list === 'months') return `${name} for month ${Number(at) + 1}`;
    if (list === 'todo') return `thing ${Number(at) + 1}, ${name}`;
    return { homes: 'homes', line: 'your note', lastYear: 'last year’s rent' }[path] ?? '';
  },
  preview: (name: string) => `This is what ${name} will see. It’s saved but hasn’t been sent.`,
  backToForm: 'Back to the form',
  tooLong: (most: number, length: number) => `Keep this to ${most} characters; it has ${length}.`,
} as const;
