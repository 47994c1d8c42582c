/** The page with a monthly statement for the sample home of the portal (content/portal.ts). */
export const sampleStatementPage = {
  metaTitle: 'A Sample Owner Statement',
  metaDescription: 'One month as an owner gets it: rent, fee, repairs, payout, every night and every stay.',
  keywords: ['owner statement', 'vacation rental payout'],
  note: 'Sample data: every name and figure is made up, to show what you would see.',
  next: 'Would yours look like this? Ask for the figures first.',
} as const;

/** Amounts in cents; dates are days of the month. A stay that ends after the month has its last night on the last day. */
export const sampleStatement = {
  month: 'May',
  year: 2026,
  days: 31,
  /** The weekday of the 1st; Sunday is 0. */
  firstWeekday: 5,
  paidOn: 'June 5',
  stays: [
    { name: 'May 1 to 5', from: 1, nights: 4, rate: 302_50 },
    { name: 'May 7 to 10', occasion: 'Mother’s Day weekend', from: 7, nights: 3, rate: 345_00 },
    { name: 'May 14 to 18', from: 14, nights: 4, rate: 320_00 },
    { name: 'May 20 to 26', occasion: 'Memorial Day', from: 20, nights: 6, rate: 350_00 },
    { name: 'May 26 to June 1', from: 26, nights: 6, rate: 320_00 },
  ],
  ownStay: { from: 11, nights: 3 },
  repairs: [
    { text: 'Porch screen, one panel, May 6', cost: 96_00 },
    { text: 'Kitchen faucet cartridge, May 19', cost: 41_20 },
  ],
  done: [
    ['May 6', 'Porch screen replaced after a gust. You had said yes on May 5.'],
    ['May 19', 'Quarterly inspection, 38 photographs in your portal. Faucet dripped; fixed the same day.'],
    ['May 26', 'Two open nights in June priced to fill.'],
  ],
} as const;
