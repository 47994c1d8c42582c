import { type Connection, createCheckFetchPage, fetchType } from '@/lib/contentful/client';
import { type CheckedEntries, collectProblems } from '@/lib/contentful/problems';
import { homeType, readHome } from './read-home';

/** Throws ContentServiceError. */
export async function checkHomes(connection: Connection): Promise<CheckedEntries> {
  const entries = await Array.fromAsync(fetchType(createCheckFetchPage(connection), homeType, 'oldest'));
  const homes = entries.map(readHome);
  const problems = homes.flatMap(({ id, title, slugField, home, problems }, index) => {
    const older = homes.slice(0, index);
    const { problems: conflicts, report } = collectProblems(id, title);
    const sameSlug = older.find((other) => other.slugField === slugField)?.id;
    if (sameSlug)
      report(
        'duplicate-slug',
        `The entry ${sameSlug} has the same address, “${slugField}”: change the slug of one of them.`,
      );
    const bookingId = home?.bookingId;
    const sameBooking = bookingId && older.find((other) => other.home?.bookingId === bookingId)?.id;
    if (sameBooking)
      report(
        'duplicate-booking-id',
        `The entry ${sameBooking} has the same bookingId, “${bookingId}”: guests would book the wrong home.`,
      );
    return [...problems, ...conflicts];
  });
  return { count: homes.length, problems };
}
