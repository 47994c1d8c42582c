/** How many bedrooms a home may have, as the forms ask for them. */
export const bedroomCounts: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1));
