import { defaultAuthor } from '@/content/team';
import { buildBody } from '@/lib/blog/body/to-body';
import { parseAsset, text } from '@/lib/blog/post/asset';
import { findCategorySlug } from '@/lib/blog/post/category';
import { contentFields, indexFields } from '@/lib/blog/post/content-fields';
import { entrySchema, formatIssues, idOf } from '@/lib/blog/post/entry';
import { findTopicTags } from '@/lib/blog/post/tags';
import { checkPicture } from '@/lib/contentful/check-picture';
import { linksIn, nodesIn, tooLargeOf } from '@/lib/contentful/nodes';
import { fallbackPhoto } from '@/lib/contentful/photo';
import { checkSlug, type Report } from '@/lib/contentful/problems';
import { bareSlugOf } from '@/lib/contentful/slug';
import { isRecord } from '@/lib/platform/unknown-values';
import { findInvalidXml } from '@/lib/platform/xml';

const plainTextFields = { ...indexFields, excerpt: true };

/** Reports an entry's problems and returns its title. Skips pictures in `checkedPictures`, and adds those it checks. */
export function checkEntry(
  raw: unknown,
  checkedPictures: Set<string>,
  postIds: Set<string>,
  report: Report,
): string {
  const entry = isRecord(raw) ? raw : {};
  const rawFields = isRecord(entry.fields) ? entry.fields : {};
  const title = text.parse(rawFields.text1) ?? text.parse(rawFields.title) ?? '';
  const tooLarge = tooLargeOf(raw);
  if (tooLarge) {
    // Skip other checks, because they would report what Contentful left out.
    report(title ? 'lost-picture' : 'no-body', tooLarge);
    return title;
  }
  if (!title) report('no-title', 'It has no title, so the site leaves it out.');
  // Give an untitled entry its id as the title, to find its other problems too.
  const fields = { ...rawFields, ...(!title && { text1: undefined, title: idOf(entry) }) };
  try {
    checkLinks(fields, report);
    checkPictures(fields, checkedPictures, report);
    checkCharacters(fields, report);
    checkContent({ ...entry, fields }, postIds, report);
  } catch (error) {
    report('unreadable', `It could not be checked: ${error}`);
  }
  return title;
}

type Fields = Record<string, unknown>;

function checkContent(entry: { fields: Fields }, postIds: Set<string>, report: Report): void {
  const { data: post, error } = entrySchema.safeParse(entry);
  if (error) return void report('no-body', `It is invalid: ${formatIssues(error)}.`);

  for (const [field, schema] of Object.entries(contentFields[post.type].shape)) {
    const value = entry.fields[field];
    const isMissing = !value || (typeof value === 'string' && !value.trim());
    const hasTargets = linksIn(value).every((link) => link.fields);
    const isWhole = [schema.parse(value) ?? []].flat().length === [value].flat().length;
    if (isMissing || !hasTargets || isWhole) continue;
    if (field.startsWith('photo'))
      report('lost-picture', `The field ${field} must link to pictures only, each with a file.`);
    else report('unreadable', `The field ${field} can't be read, so the site leaves it out. Write it again.`);
  }
  const { slugField: slug, author = defaultAuthor, photos, publishedAt } = post;
  const [text1, title] = [entry.fields.text1, entry.fields.title].map((value) => text.parse(value));
  if (Date.parse(publishedAt) > Date.now()) {
    const day = publishedAt.slice(0, 10);
    report('future-date', `Its publish date, ${day}, is in the future, but it is already published.`);
  }
  checkSlug(slug, bareSlugOf(post), report);
  if (text1 && title && text1 !== title)
    report('unused-field', 'The field title is not shown, because text1 is filled in: empty text1.');
  if (post.type === 'blogPost' && photos.length > 1)
    report('lost-picture', 'Of the field photo1, only the first picture is shown: put others into the body.');
  for (const file of photos)
    if (file && !file.contentType.startsWith('image/'))
      report('lost-picture', `The file ${file.title ?? file.id} is no picture: link to it in the body.`);
  const { cover, isEmpty, writtenLevels, mentions } = buildBody(post, report);
  if (cover === fallbackPhoto && photos.some((file) => file?.contentType === 'image/svg+xml'))
    report('lost-picture', 'An SVG drawing can’t be the cover, so the site shows a stock picture.');
  const missing = new Set(linksIn(entry.fields).flatMap(({ sys, fields }) => (fields ? [] : sys.id)));
  for (const id of mentions.entries)
    if (!missing.has(id) && !postIds.has(id))
      report('left-out', `It links to the entry ${id}, which is no post: link to a page instead.`);
  if (isEmpty) report('no-body', 'It has no body.');
  if (!findCategorySlug(findTopicTags(post.tagIds, author)))
    report('no-category', 'No tag matches a category, so it is listed under Local Attractions.');
  const misplaced = findHeadingFault(writtenLevels);
  if (misplaced) report('heading-order', misplaced);
}

/** Reports HTML in plain-text fields, and control characters, which break feeds. At most one of each per field. */
function checkCharacters(fields: Fields, report: Report): void {
  for (const [field, value] of Object.entries(fields)) {
    const reference =
      field in plainTextFields && typeof value === 'string' && /[&<][#/]?\w{1,31}[;>]/.exec(value)?.[0];
    if (reference && text.parse(value)?.includes(reference) === false)
      report('changed-text', `The field ${field} has “${reference}”: write it as plain text, without HTML.`);
    const texts = [value, ...nodesIn(value).map((node) => node.value)].filter(
      (text) => typeof text === 'string',
    );
    const [found] = texts.flatMap(findInvalidXml);
    if (!found) continue;
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report(
      'control-character',
      `The field ${field} holds the character U+${code}, which the site's feeds leave out.`,
    );
  }
}

function findHeadingFault(levels: readonly number[]): string | null {
  let last = 1;
  for (const level of levels) {
    if (level === 1) return 'A heading in the body has level 1, which is for the title.';
    if (level > last + 1) return `A level ${level} heading follows a level ${last} heading.`;
    last = level;
  }
  return null;
}

function checkLinks(fields: Fields, report: Report): void {
  const named = new Set<string>();
  for (const [field, value] of Object.entries(fields))
    for (const { sys, fields: found } of linksIn(value)) {
      const target = `${sys.linkType === 'Asset' ? 'picture or file' : 'entry'} ${sys.id}`;
      if (found || named.has(target)) continue;
      named.add(target);
      const message = `The field ${field} links to the ${target}, which does not exist or is not published.`;
      report('unresolved-link', message);
    }
}

function checkPictures(fields: Fields, checkedPictures: Set<string>, report: Report): void {
  const mentioned = nodesIn(fields).flatMap(({ nodeType, data }) =>
    nodeType === 'asset-hyperlink' && isRecord(data) ? data.target : [],
  );
  const shown = linksIn(fields).filter((link) => !mentioned.includes(link));
  for (const picture of shown.flatMap((link) => parseAsset(link) ?? [])) {
    if (checkedPictures.has(picture.id) || !picture.contentType.startsWith('image/')) continue;
    checkedPictures.add(picture.id);
    checkPicture(picture, report);
  }
}
