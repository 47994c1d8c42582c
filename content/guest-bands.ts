/** Numbers of guests in older links; searches have a number. */
export const guestBands = ['1-2', '3-4', '5-8', '9+'] as const;

/** The largest number of guests that visitors can search for. */
export const MAX_GUESTS = 30;
