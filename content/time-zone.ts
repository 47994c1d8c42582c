/** The time zone of the office and the homes: its IANA id, and its name in copy. */
export const timeZone = { id: 'America/Chicago', name: 'Central' } as const;
