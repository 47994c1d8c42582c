/** Where meetings are: the free times, and one meeting with the key that opens it. */
export const meetingsPath = '/api/meetings';

/** The page and the calendar file of a meeting. */
export function meetingPaths(id: string, key: string) {
  const query = `?key=${encodeURIComponent(key)}`;
  return { manage: `${meetingsPath}/${id}${query}`, ics: `${meetingsPath}/${id}.ics${query}` };
}
