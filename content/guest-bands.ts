/** The options for the number of guests. */
export const guestBands = ['1-2', '3-4', '5-8', '9+'] as const;
