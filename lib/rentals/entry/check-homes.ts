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
  const problems = homes.flatMap(({ entryId, title, slug, problems }, index) => {
    const older = homes.slice(0, index).find((home) => home.slug === slug);
    const message = `The entry ${older?.entryId} has the same address, “${slug}”: change the slug of one of them.`;
    const all: HomeProblem[] = older
      ? [...problems, { problem: 'duplicate-slug', level: 'error', message }]
      : problems;
    return all.map((problem) => ({ entry: entryId, title, ...problem }));
  });
  const order = Object.keys(homeProblemLevels);
  return {
    count: homes.length,
    problems: problems.toSorted((one, other) => order.indexOf(one.problem) - order.indexOf(other.problem)),
  };
}
