import { expect, test } from 'vitest';
import { parseRule, repetitions } from './recurrence.ts';

/** Returns the first repetitions: "97-09-02 97-09-03", or "97-09-02T09" with the hour if the rule mentions hours. */
function repeat(start: string, text: string, number: number): string {
  const first = Date.parse(`${start}T09:00:00Z`);
  const rule = parseRule(text, first, () => expect.unreachable());
  const found = rule ? repetitions(rule, first, first, first + 12 * 366 * 86_400_000, { left: 100_000 }) : [];
  const length = text.includes('HOUR') ? 13 : 10;
  return [...found]
    .slice(0, number)
    .map((at) => new Date(at).toISOString().slice(2, length))
    .join(' ');
}

// The examples of RFC 5545, 3.8.5.3.
test.each([
  ['1997-09-02', 'FREQ=DAILY;COUNT=3', '97-09-02 97-09-03 97-09-04'],
  ['1997-09-02', 'FREQ=DAILY;INTERVAL=10;COUNT=3', '97-09-02 97-09-12 97-09-22'],
  [
    '1997-09-02',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=5;WKST=SU;BYDAY=TU,TH',
    '97-09-02 97-09-04 97-09-16 97-09-18 97-09-30',
  ],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '97-08-05 97-08-10 97-08-19 97-08-24'],
  ['1997-08-05', 'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '97-08-05 97-08-17 97-08-19 97-08-31'],
  ['1997-09-05', 'FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '97-09-05 97-10-03 97-11-07 97-12-05'],
  ['1997-09-07', 'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '97-09-07 97-09-28 97-11-02 97-11-30'],
  ['1997-09-28', 'FREQ=MONTHLY;BYMONTHDAY=-3', '97-09-28 97-10-29 97-11-28 97-12-29'],
  ['2007-01-15', 'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '07-01-15 07-01-30 07-02-15 07-03-15 07-03-30'],
  ['1997-06-10', 'FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '97-06-10 97-07-10 98-06-10 98-07-10'],
  [
    '1997-01-01',
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '97-01-01 97-04-10 97-07-19 00-01-01 00-04-09',
  ],
  ['1997-05-19', 'FREQ=YEARLY;BYDAY=20MO', '97-05-19 98-05-18 99-05-17'],
  ['1997-03-13', 'FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '97-03-13 97-03-20 97-03-27 98-03-05'],
  ['1997-09-02', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '98-02-13 98-03-13 98-11-13 99-08-13'],
  [
    '1996-11-05',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '96-11-05 00-11-07 04-11-02',
  ],
  ['1997-09-04', 'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '97-09-04 97-10-07 97-11-06'],
  ['1997-09-29', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '97-09-29 97-10-30 97-11-27 97-12-30'],
  ['1997-09-02', 'FREQ=HOURLY;INTERVAL=3;COUNT=3', '97-09-02T09 97-09-02T12 97-09-02T15'],
  ['1997-09-02', 'FREQ=DAILY;BYHOUR=16,9;COUNT=3', '97-09-02T09 97-09-02T16 97-09-03T09'],
])('from %s, %s is %s', (start, rule, dates) =>
  expect(repeat(start, rule, dates.split(' ').length)).toBe(dates),
);
