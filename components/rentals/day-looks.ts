/** Classes of a day. Each differs from the others by more than its color. */
export const looks = {
  free: '',
  taken: 'bg-sand-200 text-gulf-700 line-through',
  ends: 'bg-[linear-gradient(135deg,transparent_50%,var(--color-sand-200)_50.5%)]',
  begins: 'bg-[linear-gradient(135deg,var(--color-sand-200)_49.5%,transparent_50%)]',
  unknown: 'text-muted italic',
  past: 'text-muted opacity-80',
  /** A night of the visitor's own dates, and the days of their check-in and check-out. */
  chosenNight: 'bg-[rgb(43_179_163/.26)] font-semibold',
  chosen: 'bg-emerald-700 font-semibold text-white',
};

/** Returns what a day is by the letters of the night before it and its own night. */
export function dayStatus(
  before = 'u',
  night = 'u',
): Exclude<keyof typeof looks, 'past' | 'chosenNight' | 'chosen'> {
  if (night === 't') return before === 'f' ? 'ends' : 'taken';
  if (night === 'u') return 'unknown';
  return before === 't' ? 'begins' : 'free';
}
