import { defaultAuthor } from '@/content/team';
import { bodyOf } from '@/lib/blog/body/to-body';
import type { Finding } from '@/lib/blog/findings';
import { type AssetFields, assetFields, text } from '@/lib/blog/post/asset';
import { chosenCategory } from '@/lib/blog/post/category';
import { contentFields, indexFields } from '@/lib/blog/post/content-fields';
import { entrySchema, idOf, reasonOf } from '@/lib/blog/post/entry';
import { altTextOf } from '@/lib/blog/post/photo';
import { bareSlugOf } from '@/lib/blog/post/slug';
import { topicTags } from '@/lib/blog/post/tags';
import { oneLine } from '@/lib/platform/text-table';
import { isRecord } from '@/lib/platform/unknown-values';
import { invalidInXml } from '@/lib/platform/xml';
import { limits } from '@/lib/vision/limits';
import { linksIn, nodesIn } from './nodes';

/** Fields with plain text. */
const lineFields = { ...indexFields, excerpt: true };

/** The featured picture looks blurry if it is narrower than this (pixels). */
const MIN_WIDTH = 1_200;

/**
 * Returns an entry's title and its problems, without duplicates. Checks each picture only once: `pictures` collects
 * the ids. `postIds` are the entries on the site.
 */
export function checkEntry(raw: unknown, pictures: Set<string>, postIds: Set<string>) {
  const entry = isRecord(raw) ? raw : {};
  const given = isRecord(entry.fields) ? entry.fields : {};
  const title = text.parse(given.text1) ?? text.parse(given.title) ?? '';
  // Give an untitled entry a title, to find its other problems too.
  const fields = { ...given, ...(!title && { text1: undefined, title: idOf(entry) }) };
  const findings = new Map<string, Finding>();
  try {
    if (!title) findings.set('', ['no-title', 'It has no title, so the site leaves it out.']);
    for (const finding of findingsIn({ ...entry, fields }, pictures, postIds))
      findings.set(finding[1], finding);
  } catch (error) {
    findings.set('unreadable', ['unreadable', `It could not be checked: ${error}`]);
  }
  return { title, findings: [...findings.values()] };
}

type RawEntry = Record<string, unknown> & { fields: Record<string, unknown> };

function* findingsIn(entry: RawEntry, pictures: Set<string>, postIds: Set<string>): Generator<Finding> {
  yield* unresolvedLinks(entry);
  yield* pictureFindings(entry, pictures);
  yield* characterFindings(entry);

  const { data: post, error } = entrySchema.safeParse(entry);
  if (error) return yield ['no-body', `It is invalid: ${reasonOf(error)}.`];

  for (const [field, schema] of Object.entries(contentFields[post.type].shape)) {
    const value = entry.fields[field];
    const isMissing = !value || (typeof value === 'string' && !value.trim());
    const hasTargets = linksIn(value).every((link) => link.fields);
    if (!isMissing && hasTargets && schema.parse(value) == null)
      yield ['unreadable', `The field ${field} can't be read, so the site leaves it out. Write it again.`];
  }
  const { slugField: slug, author = defaultAuthor, photos } = post;
  const [text1, title] = [entry.fields.text1, entry.fields.title].map((value) => text.parse(value));
  if (Date.parse(post.publishedAt) > Date.now())
    yield [
      'future-date',
      `Its publish date, ${post.publishedAt.slice(0, 10)}, is in the future, but it is already published.`,
    ];
  const usedSlug = bareSlugOf(post);
  if (slug && slug !== usedSlug)
    yield [
      'changed-slug',
      `The field slug is “${oneLine(slug, 60)}”, but the address ends in “${usedSlug}”.`,
    ];
  if (text1 && title && text1 !== title)
    yield ['unused-field', 'The field title is not shown, because text1 is filled in: empty text1.'];
  if (post.type === 'blogPost' && photos.length > 1)
    yield ['lost-picture', 'Of the field photo1, only the first picture is shown: put others into the body.'];
  for (const file of photos)
    if (file && !file.contentType.startsWith('image/'))
      yield ['lost-picture', `The file ${file.title ?? file.id} is no picture: link to it in the body.`];
  const { isEmpty, findings, writtenLevels, mentions } = bodyOf(post);
  yield* findings;
  const missing = new Set(linksIn(entry.fields).flatMap(({ sys, fields }) => (fields ? [] : sys.id)));
  for (const id of mentions.entries)
    if (!missing.has(id) && !postIds.has(id))
      yield ['left-out', `It links to the entry ${id}, which is no post: link to a page instead.`];
  if (isEmpty) yield ['no-body', 'It has no body.'];
  if (!chosenCategory(topicTags(post.tagIds, author)))
    yield ['no-category', 'No tag matches a category, so it is listed under Local Attractions.'];
  const misplaced = headingFault(writtenLevels);
  if (misplaced) yield ['heading-order', misplaced];
}

/** Invisible characters from copied text, which would break feeds, and HTML in plain text. One finding per field. */
function* characterFindings({ fields }: RawEntry): Generator<Finding> {
  for (const [field, value] of Object.entries(fields)) {
    const reference =
      field in lineFields && typeof value === 'string' && /[&<][#/]?\w{1,31}[;>]/.exec(value)?.[0];
    if (reference && text.parse(value)?.includes(reference) === false)
      yield ['changed-text', `The field ${field} has “${reference}”: write it as plain text, without HTML.`];
    const texts = [value, ...nodesIn(value).map((node) => node.value)].filter(
      (text) => typeof text === 'string',
    );
    const [found] = texts.flatMap(invalidInXml);
    if (!found) continue;
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    yield [
      'control-character',
      `The field ${field} holds the character U+${code}, which the site's feeds leave out.`,
    ];
  }
}

function headingFault(levels: readonly number[]): string | null {
  let last = 1;
  for (const level of levels) {
    if (level === 1) return 'A heading in the body has level 1, which is for the title.';
    if (level > last + 1) return `A level ${level} heading follows a level ${last} heading.`;
    last = level;
  }
  return null;
}

/** Links to missing or unpublished entries and assets. One finding per target. */
function* unresolvedLinks({ fields }: RawEntry): Generator<Finding> {
  const named = new Set<string>();
  for (const [field, value] of Object.entries(fields))
    for (const { sys, fields: found } of linksIn(value)) {
      const { linkType, id } = sys;
      if (found || named.has(`${linkType} ${id}`)) continue;
      named.add(`${linkType} ${id}`);
      const target = `${linkType === 'Asset' ? 'picture or file' : 'entry'} ${id}`;
      const message = `The field ${field} links to the ${target}, which does not exist or is not published.`;
      yield ['unresolved-link', message];
    }
}

/** Problems of the pictures in an entry. */
function* pictureFindings({ fields }: RawEntry, known: Set<string>): Generator<Finding> {
  const mentioned = nodesIn(fields).flatMap(({ nodeType, data }) =>
    nodeType === 'asset-hyperlink' && isRecord(data) ? data.target : [],
  );
  const shown = linksIn(fields).filter((link) => !mentioned.includes(link));
  for (const picture of shown.flatMap((link) => assetFields(link) ?? [])) {
    if (known.has(picture.id) || !picture.contentType.startsWith('image/')) continue;
    known.add(picture.id);
    const name = picture.title?.trim() ? `“${oneLine(picture.title, 60)}” (${picture.id})` : picture.id;
    for (const [problem, fault] of faultsOf(picture)) yield [problem, `The picture ${name} ${fault}`];
  }
}

function* faultsOf(picture: AssetFields): Generator<Finding> {
  const { contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  if (!altTextOf(picture)) yield ['no-alt-text', 'has no description, and its title is not text.'];
  if (width < MIN_WIDTH && contentType !== 'image/svg+xml')
    yield ['small-picture', `is ${width} px wide, but needs 1,200 px.`];
  if (size > limits.bytes)
    yield ['large-picture', `has ${(size / 1024 / 1024).toFixed(1)} MB, but the limit is 15 MB.`];
  else if (width * height > limits.pixels)
    yield ['large-picture', `has ${Math.round((width * height) / 1e6)} megapixels, but the limit is 50.`];
}
