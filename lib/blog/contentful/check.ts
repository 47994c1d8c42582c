import { contentTypes, entrySchema, idOf, type LightEntry } from '@/lib/blog/post/entry';
import { type Connection, createCheckFetchPage, fetchType } from '@/lib/contentful/client';
import { type CheckedEntries, collectProblems, type Problem, sortProblems } from '@/lib/contentful/problems';
import { bareSlugOf, compareAge, slugify } from '@/lib/contentful/slug';
import { checkEntry } from './problems';

/** Returns the worst problems first. Throws ContentServiceError. */
export async function checkPosts(connection: Connection): Promise<CheckedEntries> {
  const fetchPage = createCheckFetchPage(connection, contentTypes);
  const entries: unknown[] = [];
  for (const type of contentTypes)
    entries.push(...(await Array.fromAsync(fetchType(fetchPage, type, 'newest'))));
  const posts = entries.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
  return { count: entries.length, problems: problemsOf(entries, posts) };
}

/** Checks one entry, and compares its slug and title with those of `posts`. Throws ContentServiceError. */
export async function checkPost(connection: Connection, id: string, posts: LightEntry[]): Promise<Problem[]> {
  const { items } = await createCheckFetchPage(
    connection,
    contentTypes,
  )({ 'sys.id': id, include: 1, limit: 1 });
  return problemsOf(items, posts);
}

function problemsOf(entries: unknown[], posts: LightEntry[]): Problem[] {
  const pictures = new Set<string>();
  const postIds = new Set(posts.map(({ id }) => id));
  const conflicts = Map.groupBy(conflictsAmong(posts), ({ id }) => id);
  const all = entries.flatMap((entry) => {
    const id = idOf(entry);
    const { problems, report } = collectProblems(id, '');
    const title = checkEntry(entry, pictures, postIds, report);
    for (const { problem, message } of conflicts.get(id) ?? []) report(problem, message);
    return problems.map((problem) => ({ ...problem, title }));
  });
  return sortProblems(all);
}

/** Yields a problem for each slug and title that an older post already uses. */
function* conflictsAmong(posts: LightEntry[]) {
  const oldestFirst = posts.toSorted(compareAge);
  const withSlug = oldestFirst.filter(({ slugField }) => slugField);
  for (const [slug, [oldest, ...younger]] of Map.groupBy(withSlug, bareSlugOf)) {
    const message = `${oldest?.id} has the same slug “${slug}”, so this entry gets another address.`;
    for (const { id } of younger) yield { id, problem: 'duplicate-slug' as const, message };
  }
  const titles = Map.groupBy(oldestFirst, ({ title }) => slugify(title) || title.toLowerCase());
  for (const [oldest, ...younger] of titles.values()) {
    const message = `The entry ${oldest?.id} has the same title.`;
    for (const { id } of younger) yield { id, problem: 'duplicate-title' as const, message };
  }
}
