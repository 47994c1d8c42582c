export const bookingPath = '/book-a-time';

export const meetingsPath = '/api/meetings';

export function meetingPaths(id: string, key: string) {
  const query = `?key=${encodeURIComponent(key)}`;
  return {
    manage: `${bookingPath}/${id}${query}`,
    ics: `${meetingsPath}/${id}.ics${query}`,
    change: `${meetingsPath}/${id}${query}`,
  };
}
