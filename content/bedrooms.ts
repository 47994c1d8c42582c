/** The numbers of bedrooms that the forms offer. */
export const bedroomCounts: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1));
