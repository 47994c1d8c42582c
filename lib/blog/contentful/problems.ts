import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { defaultAuthor } from '@/content/team';
import { text } from '../asset';
import { looksLikeHtml } from '../body/html';
import { safeLink } from '../body/links';
import { bodyOf } from '../body/to-body';
import { hasCategory } from '../category';
import { type BlogEntry, idOf, parseEntry, titleOf } from '../entry';
import { topicTags } from '../tags';
import { isRecord, nodesIn, shortened } from './nodes';
import { pictureFindings } from './picture-problems';

/** Every problem that is looked for, worst first (rulings, section 13). */
const levels = {
  'no-title': 'error',
  'no-body': 'error',
  'unresolved-link': 'error',
  'duplicate-slug': 'error',
  'unsafe-link': 'error',
  'duplicate-title': 'warning',
  'no-alt-text': 'warning',
  'small-picture': 'warning',
  'large-picture': 'warning',
  'no-category': 'warning',
  'heading-order': 'warning',
} as const;

export type ProblemCode = keyof typeof levels;
const codes = Object.keys(levels) as ProblemCode[];

export interface Problem {
  /** The id of the entry. */
  entry: string;
  title: string;
  level: 'error' | 'warning';
  problem: ProblemCode;
  message: string;
}

/** A problem and what it is about: the same of the same picture in two entries is one. */
export interface Finding {
  problem: ProblemCode;
  message: string;
  subject?: string;
}

/** An entry as it was sent, its links unresolved, and as the mapper gets it. */
export interface CheckedEntry {
  raw: unknown;
  resolved: unknown;
  /** Whether the answer held the target of a link. */
  isThere: (link: Link) => boolean;
}

const linkSchema = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Asset', 'Entry']), id: z.string() }),
});
export type Link = z.output<typeof linkSchema>;

/** A problem of an entry, ready to be shown. */
export function toProblem(entry: { id: string; title: string }, { problem, message }: Finding): Problem {
  return { entry: entry.id, title: entry.title, level: levels[problem], problem, message };
}

/** Worst first; the entries keep their order. */
export function worstFirst(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, other) => codes.indexOf(one.problem) - codes.indexOf(other.problem));
}

/** What is wrong with one entry by itself, and its title. What the mapper makes of it is what counts. */
export function checkEntry({ raw, resolved, isThere }: CheckedEntry): { title: string; findings: Finding[] } {
  const title = titleOf(titled.safeParse(raw).data?.fields ?? {});
  const findings: Finding[] = [];
  if (!title) findings.push({ problem: 'no-title', message: 'It has no title, so the site leaves it out.' });
  findings.push(...unresolvedLinks(raw, isThere), ...unsafeLinks(raw), ...pictureFindings(resolved));

  // An entry without a title is read under another one, so that its other faults are found too.
  const parsed = parseEntry(title ? resolved : withTitle(resolved));
  if (parsed.ok) findings.push(...bodyFindings(parsed.value));
  else findings.push({ problem: 'no-body', message: `It can’t be read: ${parsed.reason}.` });
  return { title, findings };
}

const titled = z.object({ fields: z.object({ text1: text, title: text }) });

function withTitle(resolved: unknown): unknown {
  if (!isRecord(resolved)) return resolved;
  const fields = isRecord(resolved.fields) ? resolved.fields : {};
  return { ...resolved, fields: { ...fields, text1: undefined, title: idOf(resolved) } };
}

function bodyFindings(entry: BlogEntry): Finding[] {
  const { body, writtenLevels } = bodyOf(entry);
  const findings: Finding[] = [];
  if (body.kind === 'empty') findings.push({ problem: 'no-body', message: 'It has no body.' });
  const tags = topicTags(entry.tagIds, entry.fields.author?.trim() || defaultAuthor);
  if (!hasCategory(tags))
    findings.push({
      problem: 'no-category',
      message: 'No tag chooses a category, so it is listed under Local Attractions.',
    });
  const misplaced = headingFault(writtenLevels);
  if (misplaced) findings.push({ problem: 'heading-order', message: misplaced });
  return findings;
}

function headingFault(levels: readonly number[]): string | null {
  let last = 1;
  for (const level of levels) {
    if (level === 1) return 'A heading in the body is of level 1, which is the title’s.';
    if (level > last + 1) return `A heading of level ${level} follows one of level ${last}.`;
    last = level;
  }
  return null;
}

/** A link to an entry or asset that is not there, or not published. Each target once. */
function unresolvedLinks(raw: unknown, isThere: (link: Link) => boolean): Finding[] {
  if (!isRecord(raw) || !isRecord(raw.fields)) return [];
  const findings = new Map<string, Finding>();
  for (const [field, value] of Object.entries(raw.fields)) {
    for (const link of linksIn(value)) {
      const { linkType, id } = link.sys;
      if (isThere(link) || findings.has(`${linkType} ${id}`)) continue;
      const kind = linkType === 'Asset' ? 'picture or file' : 'entry';
      const message = `The field ${field} links to the ${kind} ${id}, which does not exist or is not published.`;
      findings.set(`${linkType} ${id}`, { problem: 'unresolved-link', message });
    }
  }
  return [...findings.values()];
}

function linksIn(value: unknown): Link[] {
  return nodesIn(value).flatMap((node) => linkSchema.safeParse(node).data ?? []);
}

/** Addresses that the site removes, because their scheme could run something. Each once. */
function unsafeLinks(raw: unknown): Finding[] {
  if (!isRecord(raw) || !isRecord(raw.fields)) return [];
  const unsafe = Object.values(raw.fields)
    .flatMap(addressesIn)
    .filter((address) => address.trim() && !safeLink(address));
  return [...new Set(unsafe)].map((address) => ({
    problem: 'unsafe-link',
    message: `The site removes the link to “${shortened(address)}”.`,
  }));
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return looksLikeHtml(value) ? addressesInHtml(value) : addressesInText(value);
  return nodesIn(value).flatMap(({ nodeType, data }) =>
    nodeType === 'hyperlink' && isRecord(data) && typeof data.uri === 'string' ? data.uri : [],
  );
}

function addressesInHtml(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href) found.push(href);
    },
  });
  parser.end(html);
  return found;
}

function addressesInText(text: string): string[] {
  return [...text.matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, address]) => address ?? []);
}
