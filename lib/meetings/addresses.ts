/** The page of the free times. */
export const bookingPath = '/book-a-time';

/** Free times as JSON, and the target of the booking form. */
export const meetingsPath = '/api/meetings';

/** Returns the addresses of a meeting's page, its calendar file, and its changes, each with its key. */
export function meetingPaths(id: string, key: string) {
  const query = `?key=${encodeURIComponent(key)}`;
  return {
    manage: `${bookingPath}/${id}${query}`,
    ics: `${meetingsPath}/${id}.ics${query}`,
    change: `${meetingsPath}/${id}${query}`,
  };
}
