/** The bands of the guests select (specification, section 9). */
export const guestBands = ['1-2', '3-4', '5-8', '9+'] as const;
