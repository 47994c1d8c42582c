import { expect, test } from 'vitest';
import { parseInstant } from '@/lib/time/slot';
import { toPickerDays } from './picker';

const slots = ['2026-11-24T15:00:00Z', '2026-11-24T18:00:00Z'].map((text) => parseInstant(text) ?? 0);

test.each([
  ['America/New_York', ['Morning', 'Afternoon']],
  ['America/Los_Angeles', ['Morning']],
  ['Europe/London', ['Afternoon']],
  // In Adelaide, the two slots are at 1:30 and 4:30 AM.
  ['Australia/Adelaide', ['Morning']],
])('the morning ends at noon in %s', (zone, labels) => {
  const [, tuesday] = toPickerDays([{ date: '2026-11-24', slots }], zone);
  expect(tuesday?.halves.map(({ label }) => label)).toEqual(labels);
});

test('the picker starts on the Monday of the first free day, skips weekends, and names each day', () => {
  const days = toPickerDays(
    ['2026-11-25', '2026-12-01'].map((date) => ({ date, slots })),
    'America/Chicago',
  );
  expect(days.map(({ weekday, number, newMonth }) => `${weekday} ${number} ${newMonth}`.trim())).toEqual([
    ...['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27'],
    ...['Mon 30', 'Tue 1 Dec'],
  ]);
  expect(days.at(-1)?.name).toBe('Tuesday, December 1');
  expect(toPickerDays([], 'America/Chicago')).toEqual([]);
  expect(days.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual(['2026-11-26']);
});
