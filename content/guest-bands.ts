/** The bands of the guests select. */
export const guestBands = ['1-2', '3-4', '5-8', '9+'] as const;
