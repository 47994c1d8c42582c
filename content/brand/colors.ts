/** Colors of app/globals.css for emails, link previews and browser chrome. A test compares the values. */
export const colors = {
  'gulf-950': '#062a33',
  'gulf-900': '#0b3b46',
  'gulf-700': '#14596a',
  'emerald-700': '#0a6457',
  'sand-50': '#fbf8f2',
  'sand-200': '#e8dac3',
  'oat-500': '#c9a35b',
} as const;
