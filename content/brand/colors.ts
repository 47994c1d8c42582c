/** Colors of `app/globals.css`, by their names there, for what has no style sheet: mails. A unit test compares them. */
export const colors = {
  'gulf-950': '#062a33',
  'gulf-700': '#14596a',
  'emerald-700': '#0a6457',
  'sand-50': '#fbf8f2',
  'sand-200': '#e8dac3',
} as const;
