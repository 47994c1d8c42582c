import { contentTypes, idOf, type LightEntry, lightSchema } from '../entry';
import { bareSlugOf, byAge, slugify } from '../slug';
import { type Connection, createFetchPage, entriesOf } from './client';
import { checkEntry, type Finding, levels } from './problems';

/** An answer may have 7 MB: whole entries are asked for in pages of this size. */
const PAGE = 100;

/** How many posts were read, and what is wrong with them, worst first. */
export type Checked = Awaited<ReturnType<typeof checkPosts>>;
export type Problem = Checked['problems'][number];

/** Reads every post as the site does and says what is wrong. Throws ContentServiceError. */
export async function checkPosts(connection: Connection) {
  const fetchPage = fetchPageFrom(connection);
  const entries: unknown[] = [];
  for (const content_type of contentTypes) {
    const query = { content_type, order: '-sys.createdAt,sys.id', include: 2, limit: PAGE };
    entries.push(...(await Array.fromAsync(entriesOf(fetchPage, query))));
  }
  const posts = entries.flatMap((entry) => lightSchema.safeParse(entry).data ?? []);
  return { count: entries.length, problems: problemsOf(entries, posts) };
}

/** What is wrong with one entry, the other posts considered. Throws ContentServiceError. */
export async function checkPost(connection: Connection, id: string, posts: LightEntry[]) {
  const { items } = await fetchPageFrom(connection)({ 'sys.id': id, include: 2, limit: 1 });
  return problemsOf(items, posts);
}

/** Somebody waits for the answer, so a failing service is asked less often again. */
const fetchPageFrom = (connection: Connection) => createFetchPage({ ...connection, retryLimit: 3 });

function problemsOf(entries: unknown[], posts: LightEntry[]) {
  const together = Map.groupBy(findingsAmong(posts), ({ id }) => id);
  const pictures = new Set<string>();
  const problems = entries.flatMap((entry) => {
    const id = idOf(entry);
    const { title, findings } = checkEntry(entry, pictures);
    const all = [...findings, ...(together.get(id)?.map(({ finding }) => finding) ?? [])];
    return all.map(([problem, message]) => ({ entry: id, title, level: levels[problem], problem, message }));
  });
  const order = Object.keys(levels);
  // The entries keep their order.
  return problems.toSorted((one, other) => order.indexOf(one.problem) - order.indexOf(other.problem));
}

/** What is wrong with posts beside others: the oldest is right, the younger ones have the fault. */
function* findingsAmong(posts: LightEntry[]): Generator<{ id: string; finding: Finding }> {
  const oldestFirst = posts.toSorted(byAge);
  const withSlug = oldestFirst.filter(({ slugField }) => slugField?.trim());
  for (const [slug, [oldest, ...younger]] of Map.groupBy(withSlug, bareSlugOf)) {
    const message = `Its slug “${slug}” is that of ${oldest?.id} too, so it gets another address.`;
    for (const { id } of younger) yield { id, finding: ['duplicate-slug', message] };
  }
  const titles = Map.groupBy(oldestFirst, ({ title }) => slugify(title) || title.toLowerCase());
  for (const [oldest, ...younger] of titles.values())
    for (const { id } of younger)
      yield { id, finding: ['duplicate-title', `The entry ${oldest?.id} has the same title.`] };
}
