/** Where the office and the homes are: the IANA time zone, and its name in copy. */
export const timeZone = { id: 'America/Chicago', name: 'Central' } as const;
