import { expect, test } from 'vitest';
import { calendarCells, toParts } from './picker';

const slot = '2026-11-24T15:00:00.000Z';

test.each([
  ['America/New_York', ['Morning', 'Afternoon']],
  ['America/Los_Angeles', ['Morning']],
  ['Europe/London', ['Afternoon']],
])('the morning ends at noon in %s', (timeZone, labels) => {
  const parts = toParts([slot, '2026-11-24T18:00:00.000Z'], timeZone);
  expect(parts.map(({ label }) => label)).toEqual(labels);
});

test('the calendar starts on the Monday of the first free day, skips weekends, and names each day', () => {
  const cells = calendarCells([{ date: '2026-11-25' }, { date: '2026-12-01' }]);
  expect(cells.map(({ weekday, number, month }) => `${weekday} ${number} ${month}`.trim())).toEqual([
    ...['Mon 23', 'Tue 24', 'Wed 25', 'Thu 26', 'Fri 27'],
    ...['Mon 30', 'Tue 1 Dec'],
  ]);
  expect(cells.at(-1)?.name).toBe('Tuesday, December 1');
  expect(calendarCells([])).toEqual([]);
  expect(cells.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual(['2026-11-26']);
});
