import type { RegionId } from './regions';

/** Nights booked and average nightly rates in US dollars, from January to December. */
type SeasonCurve = { nights: readonly number[]; rates: readonly number[] };

/**
 * How nights and rates vary over a year; only the proportions matter. The curves are made up, as the office's form says,
 * so replace them with figures from your own bookings.
 */
export const seasonCurves: Record<RegionId, SeasonCurve> = {
  '30a': {
    nights: [7, 10, 20, 17, 19, 26, 27, 18, 14, 16, 9, 8],
    rates: [240, 265, 390, 375, 420, 560, 590, 450, 365, 370, 285, 300],
  },
  destin: {
    nights: [8, 11, 19, 16, 17, 25, 26, 17, 13, 15, 8, 7],
    rates: [190, 205, 290, 285, 310, 405, 425, 325, 275, 275, 210, 215],
  },
  pcb: {
    nights: [9, 13, 21, 15, 16, 25, 26, 16, 11, 10, 6, 5],
    rates: [150, 165, 275, 235, 265, 370, 390, 285, 215, 205, 165, 170],
  },
};

export const calendarMonths = [
  { name: 'January', days: 31 },
  { name: 'February', days: 28 },
  { name: 'March', days: 31 },
  { name: 'April', days: 30 },
  { name: 'May', days: 31 },
  { name: 'June', days: 30 },
  { name: 'July', days: 31 },
  { name: 'August', days: 31 },
  { name: 'September', days: 30 },
  { name: 'October', days: 31 },
  { name: 'November', days: 30 },
  { name: 'December', days: 31 },
] as const;

/** The months of each season; January is 0. */
export const seasons = [
  { name: 'Summer', months: [5, 6, 7] },
  { name: 'Spring', months: [2, 3, 4] },
  { name: 'Fall', months: [8, 9, 10] },
  { name: 'Winter', months: [11, 0, 1] },
] as const;
