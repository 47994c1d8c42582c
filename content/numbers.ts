// What people type, and what links and stored analyses carry, is in dollars. What must add up to the cent is in cents:
// the calculator and the statement.
const plain = new Intl.NumberFormat('en-US');
const currency = { style: 'currency', currency: 'USD' } as const;
const exact = new Intl.NumberFormat('en-US', currency);
const whole = new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });

/** "1,200". */
export const formatNumber = (count: number): string => plain.format(count);

/** "1 home", "7 homes", "5-8 guests". */
export const formatCount = (count: number | string, noun: string): string =>
  `${count} ${noun}${String(count) === '1' ? '' : 's'}`;

/** "once", "7 times". */
export const formatTimes = (count: number): string => (count === 1 ? 'once' : `${formatNumber(count)} times`);

/** "$58,140", or "$58,140.25" if the amount (US dollars) isn't whole. */
export const formatDollars = (amount: number): string =>
  (Number.isInteger(amount) ? whole : exact).format(amount);

/** "$58,140", or "$58,140.25" if the amount isn't whole dollars. */
export const formatCents = (cents: number): string => formatDollars(cents / 100);

/** "$58,140.00", for columns of amounts. */
export const formatExactCents = (cents: number): string => exact.format(cents / 100);
