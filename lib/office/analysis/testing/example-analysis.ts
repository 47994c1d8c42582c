/** An analysis with round figures: $46,900 to $64,800 a year, and $56,700 in the middle. */
export const exampleAnalysis = {
  /** Last year's rent in US dollars. */
  lastYear: 51_300,
  homes: [
    { name: 'Townhouse with a slip, next dock', bedrooms: 3, miles: 0.1, nights: 196, rate: 341 },
    { name: 'Harbor townhouse, corner', bedrooms: 3, miles: 0.2, nights: 188, rate: 334 },
    { name: 'Condominium with pool, harbor view', bedrooms: 3, miles: 0.6, nights: 185, rate: 318 },
    { name: 'Townhouse, no slip', bedrooms: 3, miles: 0.4, nights: 178, rate: 307 },
    { name: 'Condominium, bunk room', bedrooms: 2, miles: 0.8, nights: 171, rate: 289 },
    { name: 'Older townhouse, second row', bedrooms: 3, miles: 1.1, nights: 158, rate: 281 },
  ],
  todo: [
    { what: 'Lead with the slip.', why: 'Put the harbor first.', effort: 'One evening, no cost' },
    {
      what: 'Let short stays in.',
      why: 'Eleven gaps were left open.',
      effort: 'Ten minutes in your calendar',
    },
    { what: 'Price the fishing weeks apart.', why: 'Others ask more.', effort: 'An hour, once a year' },
  ],
} as const;
