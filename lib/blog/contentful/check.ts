import { contentTypes, idOf, type LightEntry, parseLightEntry } from '../entry';
import { bareSlugOf, slugify } from '../slug';
import { type Ask, type Connection, createAsk, type EntryPage, pagesOf } from './client';
import {
  type CheckedEntry,
  checkEntry,
  type Finding,
  type Link,
  type Problem,
  toProblem,
  worstFirst,
} from './problems';

/** An answer may have 7 MB: whole entries are asked for in pages of this size. */
const PAGE = 100;

/** How many posts were read, and what is wrong with them, worst first. */
export type Checked = Awaited<ReturnType<typeof checkPosts>>;

/** Reads every post as the site does and says what is wrong. Throws ContentServiceError. */
export async function checkPosts(connection: Connection) {
  const entries = await readEvery(askAt(connection));
  const posts = entries.map(({ resolved }) => parseLightEntry(resolved));
  const together = findingsAmong(posts.flatMap((post) => (post.ok ? post.value : [])));
  const known = new Set<string>();

  const problems = entries.flatMap((entry) => {
    const id = idOf(entry.raw);
    const { title, findings } = checkEntry(entry);
    return [...findings, ...(together.get(id) ?? [])].flatMap((finding) => {
      // A picture in two articles has its fault once.
      const key = `${finding.problem} ${finding.subject ?? ''}`;
      if (finding.subject && known.has(key)) return [];
      known.add(key);
      return toProblem({ id, title }, finding);
    });
  });
  return { count: entries.length, problems: worstFirst(problems) };
}

/** What is wrong with one entry, the others considered. Throws ContentServiceError. */
export async function checkPost(
  connection: Connection,
  id: string,
  posts: readonly LightEntry[],
): Promise<Problem[]> {
  const [entry] = entriesOf(await askAt(connection)({ 'sys.id': id, include: 2, limit: 1 }));
  if (!entry) return [];
  const { title, findings } = checkEntry(entry);
  const together = findingsAmong(posts).get(id) ?? [];
  return worstFirst([...findings, ...together].map((finding) => toProblem({ id, title }, finding)));
}

/** Somebody waits for the answer, so a failing service is asked less often again. */
const askAt = (connection: Connection) => createAsk({ ...connection, retryLimit: 3 });

async function readEvery(ask: Ask): Promise<CheckedEntry[]> {
  const entries: CheckedEntry[] = [];
  for (const content_type of contentTypes) {
    const query = { content_type, order: '-sys.createdAt,sys.id', include: 2, limit: PAGE };
    for await (const page of pagesOf(ask, query, 1)) entries.push(...entriesOf(page));
  }
  return entries;
}

function entriesOf({ items, sent, included }: EntryPage): CheckedEntry[] {
  const targets = new Set(included.map(({ sys }) => `${sys.type} ${sys.id}`));
  const isThere = ({ sys: { linkType, id } }: Link) => targets.has(`${linkType} ${id}`);
  return sent.map((raw, place) => ({ raw, resolved: items[place], isThere }));
}

/** What is wrong with posts beside others: the oldest is right, the younger ones have the fault. */
function findingsAmong(posts: readonly LightEntry[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  const slugs = new Map<string, LightEntry>();
  const titles = new Map<string, LightEntry>();
  const oldestFirst = posts.toSorted(
    (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || (one.id < other.id ? -1 : 1),
  );
  for (const post of oldestFirst) {
    const findings: Finding[] = [];
    if (post.slugField?.trim()) {
      const slug = bareSlugOf(post);
      const first = slugs.get(slug);
      const message = `Its slug “${slug}” is that of ${first?.id} too, so it gets another address.`;
      if (first) findings.push({ problem: 'duplicate-slug', message });
      else slugs.set(slug, post);
    }
    const title = slugify(post.title) || post.title.toLowerCase();
    const first = titles.get(title);
    if (first)
      findings.push({ problem: 'duplicate-title', message: `The entry ${first.id} has the same title.` });
    else titles.set(title, post);
    if (findings.length > 0) found.set(post.id, findings);
  }
  return found;
}
