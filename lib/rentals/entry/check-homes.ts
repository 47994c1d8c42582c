import { type Connection, createFetchPage, fetchEntries } from '@/lib/contentful/client';
import { type HomeProblem, homeProblemLevels } from './home-problems';
import { homeType, readHome } from './read-home';

/** Entries per request. Contentful limits responses to 7 MB. */
const PAGE_SIZE = 100;

export interface CheckedHomes {
  count: number;
  /** The worst first. `entry` is an id. */
  problems: ({ entry: string; title: string } & HomeProblem)[];
}

/** Throws ContentServiceError. */
export async function checkHomes(connection: Connection): Promise<CheckedHomes> {
  const fetchPage = createFetchPage({ ...connection, retryLimit: 3 });
  const query = { content_type: homeType, order: 'sys.createdAt,sys.id', include: 1, limit: PAGE_SIZE };
  const homes = (await Array.fromAsync(fetchEntries(fetchPage, query))).map(readHome);
  const problems = homes.flatMap(({ entryId, title, slug, home, problems }, index) => {
    const older = homes.slice(0, index);
    const all = [...problems];
    const sameSlug = older.find((other) => other.slug === slug)?.entryId;
    if (sameSlug) {
      const message = `The entry ${sameSlug} has the same address, “${slug}”: change the slug of one of them.`;
      all.push({ problem: 'duplicate-slug', level: 'error', message });
    }
    const id = home?.bookingId;
    const sameId = id && older.find((other) => other.home?.bookingId === id)?.entryId;
    if (sameId) {
      const message = `The entry ${sameId} has the same bookingId, “${id}”: guests would book the wrong home.`;
      all.push({ problem: 'duplicate-booking-id', level: 'warning', message });
    }
    return all.map((problem) => ({ entry: entryId, title, ...problem }));
  });
  const order = Object.keys(homeProblemLevels);
  return {
    count: homes.length,
    problems: problems.toSorted((one, other) => order.indexOf(one.problem) - order.indexOf(other.problem)),
  };
}
