import { describe, expect, test } from 'vitest';
import { availability } from '@/content/meetings';
import { weekdays } from '@/content/weekdays';
import { isHolidayObserved } from '@/lib/time/holidays';
import { type Availability, findNextFree, findSlotProblem, getOpenDays } from './slots';

const rules: Availability = availability;
const everyDayRules: Availability = { ...rules, days: weekdays };
const at = (text: string) => Date.parse(text);
const iso = (slots: number[] | undefined) => (slots ?? []).map((slot) => new Date(slot).toISOString());

describe('an ordinary week', () => {
  test('has calls of 20 minutes from 9 to 5 Central, as UTC', () => {
    const [monday] = getOpenDays(rules, at('2026-11-21T18:00:00Z'));
    expect(monday?.date).toBe('2026-11-23');
    expect(monday?.slots).toHaveLength(24);
    expect(iso(monday?.slots).slice(0, 2)).toEqual(['2026-11-23T15:00:00.000Z', '2026-11-23T15:20:00.000Z']);
    expect(iso(monday?.slots).at(-1)).toBe('2026-11-23T22:40:00.000Z');
  });

  test('has no weekends or holidays, and ends 14 days after today', () => {
    expect(getOpenDays(rules, at('2026-11-23T12:00:00Z')).map(({ date }) => date)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02'],
      ...['2026-12-03', '2026-12-04', '2026-12-07'],
    ]);
  });
});

describe('daylight saving', () => {
  test.each([
    ['2026-03-08', '2026-03-08T14:00:00.000Z', '2026-03-07T15:00:00.000Z'],
    ['2026-11-01', '2026-11-01T15:00:00.000Z', '2026-10-31T14:00:00.000Z'],
  ])('the day opens at 9 local time on %s', (date, first, dayBefore) => {
    const days = getOpenDays(everyDayRules, at(`${date}T12:00:00Z`) - 3 * 86_400_000);
    const index = days.findIndex((day) => day.date === date);
    expect(iso(days[index]?.slots)).toHaveLength(24);
    expect(iso(days[index]?.slots)[0]).toBe(first);
    expect(iso(days[index - 1]?.slots)[0]).toBe(dayBefore);
    expect(findSlotProblem(everyDayRules, at(first), at(first) - 86_400_000)).toBeNull();
    expect(findSlotProblem(everyDayRules, at(first) - 3_600_000, at(first) - 86_400_000)).toBe('closed');
  });

  test('the last day is counted in Central days, even across a clock change', () => {
    const last = (now: string) => getOpenDays(everyDayRules, at(now)).at(-1)?.date;
    expect(last('2026-10-25T04:59:00Z')).toBe('2026-11-07'); // still Saturday the 24th in Chicago
    expect(last('2026-10-25T05:00:00Z')).toBe('2026-11-08');
  });
});

describe('federal holidays', () => {
  // The holidays that the Office of Personnel Management lists.
  const listed = [
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07'],
    ...['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15'],
    ...['2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25'],
    ...['2027-12-24', '2027-12-31', '2028-01-17', '2028-02-21', '2028-05-29', '2028-06-19', '2028-07-04'],
    ...['2028-09-04', '2028-10-09', '2028-11-10', '2028-11-23', '2028-12-25'],
  ];

  test('of three years match the official list', () => {
    const holidays: string[] = [];
    for (let day = at('2026-01-01'); day < at('2029-01-01'); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      if (isHolidayObserved(date)) holidays.push(date);
    }
    expect(holidays).toEqual(listed);
  });
});

describe('four hours of notice', () => {
  test.each([
    ['within a day', '2026-11-23T16:00:00Z', '2026-11-23T20:00:00.000Z'],
    ['a second too late for a slot', '2026-11-23T16:00:01Z', '2026-11-23T20:20:00.000Z'],
    ['across the evening', '2026-11-23T18:41:00Z', '2026-11-24T15:00:00.000Z'],
    ['across midnight in Central', '2026-11-24T05:30:00Z', '2026-11-24T15:00:00.000Z'],
    ['before opening', '2026-11-24T12:30:00Z', '2026-11-24T16:40:00.000Z'],
    ['across Thanksgiving', '2026-11-25T20:00:00Z', '2026-11-27T15:00:00.000Z'],
  ])('%s', (_, now, first) => {
    expect(iso(getOpenDays(rules, at(now))[0]?.slots)[0]).toBe(first);
    expect(findSlotProblem(rules, at(first), at(now))).toBeNull();
  });
});

describe('a time that cannot be booked', () => {
  const now = at('2026-11-23T16:00:00Z');
  test.each([
    ['past', '2026-11-23T16:00:00Z'],
    ['too-soon', '2026-11-23T19:40:00Z'],
    ['too-far', '2026-12-08T15:00:00Z'],
    ['closed', '2026-11-24T15:10:00Z'],
    ['closed', '2026-11-24T15:00:00.001Z'],
    ['closed', '2026-11-24T14:40:00Z'],
    ['closed', '2026-11-24T23:00:00Z'],
    ['closed', '2026-11-28T16:00:00Z'],
    ['closed', '2026-11-26T16:00:00Z'],
    [null, '2026-12-07T22:40:00Z'],
  ] as const)('is %s: %s', (problem, slot) => {
    expect(findSlotProblem(rules, at(slot), now)).toBe(problem);
  });
});

test('taken slots and days without slots are not listed', () => {
  const now = at('2026-11-21T18:00:00Z');
  const [monday, tuesday, ...others] = getOpenDays(rules, now);
  const [first = 0, second = 0, ...later] = monday?.slots ?? [];
  const taken = new Set([second, ...(tuesday?.slots ?? [])]);
  expect(taken.size).toBe(25);
  expect(getOpenDays(rules, now, (slot) => taken.has(slot))).toEqual([
    { ...monday, slots: [first, ...later] },
    ...others,
  ]);
});

test('offers three other free slots instead of a taken one', () => {
  const days = [
    { date: 'a', slots: [1, 2, 3] },
    { date: 'b', slots: [5, 6] },
  ];
  expect(findNextFree(days, 2)).toEqual([3, 5, 6]);
  expect(findNextFree(days, 5)).toEqual([1, 2, 6]);
  expect(findNextFree(days, 9)).toEqual([1, 2, 3]);
});
