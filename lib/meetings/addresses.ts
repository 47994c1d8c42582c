/** Where meetings are: the free times, and one meeting with the key that opens it. */
export const meetingsPath = '/api/meetings';

/** The page of a meeting. */
export const managePath = (id: string, key: string) => `${meetingsPath}/${id}?key=${encodeURIComponent(key)}`;

/** The calendar file of a meeting. */
export const icsPath = (id: string, key: string) =>
  `${meetingsPath}/${id}.ics?key=${encodeURIComponent(key)}`;
