import { contentTypes, idOf, type LightEntry, lightSchema } from '../entry';
import { bareSlugOf, byAge, slugify } from '../slug';
import { type Connection, createAsk, type EntryPage, pagesOf } from './client';
import { type CheckedEntry, checkEntry, type Finding, levels, type Problem } from './problems';

/** An answer may have 7 MB: whole entries are asked for in pages of this size. */
const PAGE = 100;

/** How many posts were read, and what is wrong with them, worst first. */
export type Checked = Awaited<ReturnType<typeof checkPosts>>;

/** Reads every post as the site does and says what is wrong. Throws ContentServiceError. */
export async function checkPosts(connection: Connection) {
  const ask = askAt(connection);
  const entries: CheckedEntry[] = [];
  for (const content_type of contentTypes) {
    const query = { content_type, order: '-sys.createdAt,sys.id', include: 2, limit: PAGE };
    for await (const page of pagesOf(ask, query, 1)) entries.push(...entriesOf(page));
  }
  const posts = entries.flatMap(({ resolved }) => lightSchema.safeParse(resolved).data ?? []);
  return { count: entries.length, problems: problemsOf(entries, posts) };
}

/** What is wrong with one entry, the other posts considered. Throws ContentServiceError. */
export async function checkPost(connection: Connection, id: string, posts: LightEntry[]): Promise<Problem[]> {
  return problemsOf(entriesOf(await askAt(connection)({ 'sys.id': id, include: 2, limit: 1 })), posts);
}

function problemsOf(entries: CheckedEntry[], posts: LightEntry[]): Problem[] {
  const together = Map.groupBy(findingsAmong(posts), ({ id }) => id);
  const pictures = new Set<string>();
  const problems = entries.flatMap((entry) => {
    const id = idOf(entry.raw);
    const { title, findings } = checkEntry(entry, pictures);
    return [...findings, ...(together.get(id) ?? [])].map(({ problem, message }) => {
      return { entry: id, title, level: levels[problem], problem, message };
    });
  });
  const order = Object.keys(levels);
  // The entries keep their order.
  return problems.toSorted((one, other) => order.indexOf(one.problem) - order.indexOf(other.problem));
}

/** Somebody waits for the answer, so a failing service is asked less often again. */
const askAt = (connection: Connection) => createAsk({ ...connection, retryLimit: 3 });

function entriesOf({ items, sent, included }: EntryPage): CheckedEntry[] {
  const targets = new Set(included.map(({ sys }) => `${sys.type} ${sys.id}`));
  return sent.map((raw, place) => ({ raw, resolved: items[place], targets }));
}

/** What is wrong with posts beside others: the oldest is right, the younger ones have the fault. */
function findingsAmong(posts: LightEntry[]): (Finding & { id: string })[] {
  const oldestFirst = posts.toSorted(byAge);
  const withSlug = oldestFirst.filter(({ slugField }) => slugField?.trim());
  const titles = Map.groupBy(oldestFirst, ({ title }) => slugify(title) || title.toLowerCase());
  const sameSlug = [...Map.groupBy(withSlug, bareSlugOf)].flatMap(([slug, [oldest, ...younger]]) => {
    const message = `Its slug “${slug}” is that of ${oldest?.id} too, so it gets another address.`;
    return younger.map(({ id }) => ({ id, problem: 'duplicate-slug' as const, message }));
  });
  const sameTitle = [...titles.values()].flatMap(([oldest, ...younger]) => {
    const message = `The entry ${oldest?.id} has the same title.`;
    return younger.map(({ id }) => ({ id, problem: 'duplicate-title' as const, message }));
  });
  return [...sameSlug, ...sameTitle];
}
