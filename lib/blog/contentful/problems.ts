import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { defaultAuthor } from '@/content/team';
import { limits } from '@/lib/vision/limits';
import { type AssetFields, assetFields } from '../asset';
import { looksLikeHtml } from '../body/html';
import { safeLink } from '../body/links';
import { bodyOf } from '../body/to-body';
import { hasCategory } from '../category';
import { sharedFields } from '../content-fields';
import { entrySchema, idOf, reasonOf, titleOf } from '../entry';
import { isRecord } from '../rich-text-document';
import { topicTags } from '../tags';
import { nodesIn, oneLine } from './nodes';

/** Pixels (rulings, section 13). */
const MIN_WIDTH = 1_200;

/** Every problem that is looked for, worst first (rulings, section 13). */
export const levels = {
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

type ProblemCode = keyof typeof levels;

export interface Problem {
  /** The id of the entry. */
  entry: string;
  title: string;
  level: 'error' | 'warning';
  problem: ProblemCode;
  message: string;
}

export type Finding = Pick<Problem, 'problem' | 'message'>;

/** An entry as it was sent, its links unresolved, and as the mapper gets it. */
export interface CheckedEntry {
  raw: unknown;
  resolved: unknown;
  /** What the answer held, as "Asset id" or "Entry id". */
  targets: ReadonlySet<string>;
}

const linkSchema = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Asset', 'Entry']), id: z.string() }),
});

/**
 * What is wrong with one entry by itself, and its title. What the mapper makes of it is what counts. `pictures` are those
 * looked at already: one in two articles has its fault once.
 */
export function checkEntry(entry: CheckedEntry, pictures: Set<string>) {
  const title = titleOf(z.object(sharedFields).parse(fieldsOf(entry.raw)));
  return { title, findings: [...findingsIn(entry, title, pictures)] };
}

const fieldsOf = (entry: unknown) => (isRecord(entry) && isRecord(entry.fields) ? entry.fields : {});

function* findingsIn(
  { raw, resolved, targets }: CheckedEntry,
  title: string,
  pictures: Set<string>,
): Generator<Finding> {
  if (!title) yield { problem: 'no-title', message: 'It has no title, so the site leaves it out.' };
  yield* unresolvedLinks(raw, targets);
  yield* unsafeLinks(raw);
  yield* pictureFindings(Object.values(fieldsOf(resolved)), pictures);

  // An entry without a title is read under another one, so that its other faults are found too.
  const fields = { ...fieldsOf(resolved), ...(!title && { text1: undefined, title: idOf(resolved) }) };
  const { data: post, error } = entrySchema.safeParse(
    isRecord(resolved) ? { ...resolved, fields } : resolved,
  );
  if (error) return yield { problem: 'no-body', message: `It can’t be read: ${reasonOf(error)}.` };

  const { body, writtenLevels } = bodyOf(post);
  if (body.kind === 'empty') yield { problem: 'no-body', message: 'It has no body.' };
  if (!hasCategory(topicTags(post.tagIds, post.fields.author?.trim() || defaultAuthor)))
    yield {
      problem: 'no-category',
      message: 'No tag chooses a category, so it is listed under Local Attractions.',
    };
  const misplaced = headingFault(writtenLevels);
  if (misplaced) yield { problem: 'heading-order', message: misplaced };
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
function* unresolvedLinks(raw: unknown, targets: CheckedEntry['targets']): Generator<Finding> {
  const named = new Set(targets);
  for (const [field, value] of Object.entries(fieldsOf(raw)))
    for (const link of nodesIn(value).flatMap((node) => linkSchema.safeParse(node).data ?? [])) {
      const { linkType, id } = link.sys;
      if (named.has(`${linkType} ${id}`)) continue;
      named.add(`${linkType} ${id}`);
      const kind = linkType === 'Asset' ? 'picture or file' : 'entry';
      const message = `The field ${field} links to the ${kind} ${id}, which does not exist or is not published.`;
      yield { problem: 'unresolved-link', message };
    }
}

/** Addresses that the site removes, because their scheme could run something. Each once. */
function* unsafeLinks(raw: unknown): Generator<Finding> {
  for (const address of new Set(Object.values(fieldsOf(raw)).flatMap(addressesIn)))
    if (address.trim() && !safeLink(address))
      yield { problem: 'unsafe-link', message: `The site removes the link to “${oneLine(address, 60)}”.` };
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

/** What is wrong with the pictures that these fields show, their own and those in their text, each looked at once. */
function* pictureFindings(fields: unknown[], known: Set<string>): Generator<Finding> {
  const embedded = fields.flatMap((value) => (isRecord(value) && value.nodeType ? nodesIn(value) : []));
  const shown = [
    ...fields.flat(),
    ...embedded.flatMap(({ nodeType, data }) =>
      nodeType === 'embedded-asset-block' && isRecord(data) ? data.target : [],
    ),
  ];
  const pictures = shown.flatMap((value) =>
    isRecord(value) && isRecord(value.sys) && value.sys.type === 'Asset' ? (assetFields(value) ?? []) : [],
  );
  for (const picture of pictures) {
    if (known.has(picture.id) || !picture.contentType.startsWith('image/')) continue;
    known.add(picture.id);
    const name = picture.title?.trim() ? `“${oneLine(picture.title, 60)}” (${picture.id})` : picture.id;
    for (const [problem, fault] of faultsOf(picture))
      yield { problem, message: `The picture ${name} ${fault}` };
  }
}

function* faultsOf(picture: AssetFields): Generator<[ProblemCode, string]> {
  const { description, contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  if (!description?.trim()) yield ['no-alt-text', 'has no description.'];
  if (width < MIN_WIDTH && contentType !== 'image/svg+xml')
    yield ['small-picture', `is ${width} px wide; 1,200 px are needed.`];
  if (size > limits.bytes)
    yield ['large-picture', `has ${(size / 1024 / 1024).toFixed(1)} MB; 15 MB are the limit.`];
  else if (width * height > limits.pixels)
    yield ['large-picture', `has ${Math.round((width * height) / 1e6)} megapixels; 50 are the limit.`];
}
