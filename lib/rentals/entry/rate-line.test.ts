import { expect, test } from 'vitest';
import { findUnclearNight, parseRateLine } from './rate-line';

const summer = { from: '05-22', to: '08-15' };
const winter = { from: '12-19', to: '01-02' };

test.each([
  [
    'May 22 to August 15: $450, 5 nights, Saturday',
    { ...summer, price: 450, minNights: 5, arrivalDay: 'Saturday' },
  ],
  ['Dec 19 - Jan 2: 450 a night, min 5 nights', { ...winter, price: 450, minNights: 5 }],
  ['2027-05-22 to 2027-08-15: $475', { from: '2027-05-22', to: '2027-08-15', price: 475, minNights: 1 }],
  ['otherwise $275, 3 nights', { price: 275, minNights: 3 }],
  ['All other dates: $275 per night (3 night minimum)', { price: 275, minNights: 3 }],
  ['Rest of the year - $1,275.50/night', { price: 1275.5, minNights: 1 }],
  ['$325', { price: 325, minNights: 1 }],
  ['December 1st – May 15th $290 per night', { from: '12-01', to: '05-15', price: 290, minNights: 1 }],
  ['5/22 - 8/15 | $450 | 7 nights | Sat', { ...summer, price: 450, minNights: 7, arrivalDay: 'Saturday' }],
  ['4/16 thru 9/30/2027: $125', { from: '2027-04-16', to: '2027-09-30', price: 125, minNights: 1 }],
  ['4/16/27 through 9/30/27: $125', { from: '2027-04-16', to: '2027-09-30', price: 125, minNights: 1 }],
  ['Dec 19 to Jan 2, 2028: $600', { from: '2027-12-19', to: '2028-01-02', price: 600, minNights: 1 }],
  ['Dec 19, 2027 to Jan 2: $600', { from: '2027-12-19', to: '2028-01-02', price: 600, minNights: 1 }],
  ['22 May to 15 Aug: $450', { ...summer, price: 450, minNights: 1 }],
  ['June 1 - 30: $400, 5-night minimum', { from: '06-01', to: '06-30', price: 400, minNights: 5 }],
  ['June 15 to July 15: $400/night (7 nights)', { from: '06-15', to: '07-15', price: 400, minNights: 7 }],
  ['June to August: $400 nightly', { from: '06-01', to: '08-31', price: 400, minNights: 1 }],
  ['$275 all other dates', { price: 275, minNights: 1 }],
  ['Dec 1 to Feb 28: $250', { from: '12-01', to: '02-29', price: 250, minNights: 1 }],
  ['July 4 - $700', { from: '07-04', to: '07-04', price: 700, minNights: 1 }],
  ['Feb: $300', { from: '02-01', to: '02-29', price: 300, minNights: 1 }],
  ['July 4: $700', { from: '07-04', to: '07-04', price: 700, minNights: 1 }],
  ['May 22 to August 15, in summer: $450', { ...summer, when: 'in summer', price: 450, minNights: 1 }],
  [
    'Over the holidays, Dec 19 to Jan 2: $450',
    { ...winter, when: 'Over the holidays', price: 450, minNights: 1 },
  ],
  ['High Season (May 22 to Aug 15): $450, minimum stay: 5', { ...summer, price: 450, minNights: 5 }],
  [
    'From May 22 to Aug. 15: $ 450, 1 week, Sat-Sat',
    { ...summer, price: 450, minNights: 7, arrivalDay: 'Saturday' },
  ],
])('reads "%s"', (line, rate) => {
  expect(parseRateLine(line)).toEqual(rate);
});

test.each([
  // The nights are certain, so that they alone have no price.
  ['May 22 to Aug 15: call for rates', 'call', summer],
  ['May 22 to Aug 15: $450 per night / $2,900 per week', '“/”', summer],
  ['May 22 to Aug 15: $2,900 weekly', 'weekly', summer],
  ['May 22 to Aug 15: $450 - $500', 'more than one price', summer],
  ['May 22 to Aug 15: $4,50', '$4 and 50', summer],
  ['May 22 to Aug 15: $450+', '+', summer],
  ['May 22 to Aug 15: $450 plus tax', 'plus', summer],
  ['May 22 to Aug 15: €450', '€', summer],
  ['May 22 to Aug 15: from $450', 'from', summer],
  ['May 22 to Aug 15: $3,150 for 7 nights', 'for', summer],
  ['May 22 to Aug 15: $3,150 per stay', '“per”', summer],
  ['May 22 to Aug 15: $3,150 / 7 nights', '“/”', summer],
  ['May 22 to Aug 15: $3,150 (7 nights)', 'unclear', summer],
  ['May 22 to Aug 15: 7 nights, $3,150', 'unclear', summer],
  ['May 22 to Aug 15: $450 Friday nights', 'nights', summer],
  ['May 22 to Aug 15: 2050', 'may be a year', summer],
  ['May 22 to Aug 15: $450, 5-7 nights', 'more than one price', summer],
  ['May 22 to Aug 15: $450, Fri or Sat', 'or', summer],
  ['May 22 to Aug 15: $450, Fri, Sat', 'day of arrival', summer],
  ['May 22 to Aug 15: 5 nights', 'no price', summer],
  ['May 22 to Aug 15: $4', '$4', summer],
  ['May 22 to Aug 15: Fri $450', 'after the price', summer],
  // It's unclear which nights these are about.
  ['Summer: $450', 'dates of the season'],
  ['2027 rates', '“2027” may be a year'],
  ['Summer 2027, May 22 to Aug 15: $450', '“2027” may be a year'],
  ['May 22 to Aug 15: $450; Aug 16 to Sep 30: $300', '$450 and $300'],
  ['From May 22: $450', 'first and its last night'],
  ['Through May 21: $275', 'first and its last night'],
  ['June 15 - 10: $400', 'ends before'],
  ['July 4th week: $700', 'week'],
  ['4/16/1999 to 5/16/1999: $300', 'exist'],
  ['Memorial Day to Labor Day: $450', 'Memorial'],
  ['Weekends in June: $450', 'Weekends'],
  ['May 22 to Aug 15 except July 4: $450', 'except'],
  ['May 22, Aug 15: $450', '“to” between'],
  ['May 22 to Aug 15, Dec 19 to Jan 2: $450', 'more than one period'],
  ['February 30 to March 5: $300', 'exist'],
  ['13/1 to 13/5: $300', 'exist'],
  ['2027-08-15 to 2027-05-22: $300', 'ends before'],
  ['otherwise $275 in June', 'both dates'],
  ['All of June: $400', 'both dates'],
  ['Saturday to Saturday: $450', 'after the price'],
  ['???', '?'],
])('does not guess what "%s" means', (line, fault, period?) => {
  expect(parseRateLine(line)).toEqual({ fault: expect.stringContaining(fault), ...(period && { period }) });
});

test.each([
  [['Apr 2 to Apr 10: $520', 'Mar 1 to May 21: $300', 'otherwise $275'], null],
  [['2027-05-22 to 2027-08-15: $475', 'May 22 to Aug 15: $450'], null],
  [['Apr 1 to Apr 30: $300', 'May 1 to May 31: $350'], null],
  [['Apr 1 to May 1: $300', 'May 1 to May 31: $350'], 'May 1'],
  [['Mar 1 to May 21: $300', 'Apr 2 to Apr 10: $520'], 'April 2'],
  [['Dec 19 to Jan 2: $300', 'Jan 1 to Feb 28: $520'], 'January 1'],
  [['May 22 to Aug 15: $450', 'May 22 to Aug 15: $475'], 'May 22'],
  [['otherwise $275', 'otherwise $300'], 'January 1'],
])('finds the night that two lines of %j cover: %s', (lines, night) => {
  const rates = lines.map(parseRateLine).flatMap((rate) => ('fault' in rate ? [] : rate));
  expect(rates).toHaveLength(lines.length);
  expect(findUnclearNight(rates)).toBe(night);
});
