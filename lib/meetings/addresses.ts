/** The page of the free times. */
export const bookingPath = '/book-a-time';

/** The free times for programs, and where a booking is sent. */
export const meetingsPath = '/api/meetings';

/**
 * The page of a meeting, its calendar file, and the address that its changes are sent to, each with the key that
 * opens them.
 */
export function meetingPaths(id: string, key: string) {
  const query = `?key=${encodeURIComponent(key)}`;
  return {
    manage: `${bookingPath}/${id}${query}`,
    ics: `${meetingsPath}/${id}.ics${query}`,
    change: `${meetingsPath}/${id}${query}`,
  };
}
