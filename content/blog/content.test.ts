import { fileURLToPath } from 'node:url';
import { BLOCKS, type Document, type Node, validateRichTextDocument } from '@contentful/rich-text-types';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { entrySchema } from '@/lib/blog/post/entry';
import { createIndex } from '@/lib/blog/post-index';
import { sampleEntries } from '.';
import type { Picture, SampleEntry } from './builders';

type AnyNode = Node & { value?: string; content?: AnyNode[] };

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

/** Returns the text fields of an entry: rich text, HTML or plain strings. */
function bodiesOf({ fields }: SampleEntry): (string | Document)[] {
  if ('content1' in fields) return [fields.content1];
  const { openingParagraph, p1, p2, p3, p4, p5, closingParagraph } = fields;
  return [openingParagraph, p1, p2, p3, p4, p5, closingParagraph];
}
const stringsOf = (entry: SampleEntry) => bodiesOf(entry).filter((body) => typeof body === 'string');
const documentsOf = (entry: SampleEntry) => bodiesOf(entry).filter(isDocument);

const flatten = (node: AnyNode): AnyNode[] => [node, ...(node.content ?? []).flatMap(flatten)];
const nodesOf = (entry: SampleEntry) => documentsOf(entry).flatMap(flatten);

function photosOf({ fields }: SampleEntry): (Picture | undefined)[] {
  if ('content1' in fields) return fields.photo1;
  return [fields.photo1, fields.photo2, fields.photo3, fields.photo4, fields.photo5];
}

// Use the site's own code for paths, so that these tests notice its changes.
const index = createIndex(sampleEntries.flatMap((raw) => entrySchema.safeParse(raw).data ?? []));
const articles = sampleEntries.flatMap((entry) => {
  const { data } = entrySchema.safeParse(entry);
  return data ? [{ id: entry.sys.id, entry }] : [];
});

const findDuplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the sample articles together', () => {
  it('are at least fifteen, and all parse', () => {
    expect(articles).toHaveLength(sampleEntries.length);
    expect(articles.length).toBeGreaterThanOrEqual(15);
  });

  it('have different ids, titles, paths and dates', () => {
    expect(findDuplicates(index.posts.map(({ id }) => id))).toEqual([]);
    expect(findDuplicates(index.posts.map(({ title }) => title))).toEqual([]);
    expect(findDuplicates(index.posts.map(({ path }) => path))).toEqual([]);
    expect(findDuplicates(index.posts.map(({ publishedAt }) => publishedAt))).toEqual([]);
  });
});

describe.each(articles)('$id', ({ entry }) => {
  it('shows pictures that exist, with their real dimensions', async () => {
    const embedded = nodesOf(entry).flatMap(({ nodeType, data }) =>
      nodeType === BLOCKS.EMBEDDED_ASSET ? (data.target as Picture) : [],
    );
    const inHtml = stringsOf(entry).flatMap((body) =>
      [...body.matchAll(/<img src="([^"]+)" alt="[^"]+" width="(\d+)" height="(\d+)">/g)].map(
        ([, url, width, height]) => ({ url, width: Number(width), height: Number(height) }),
      ),
    );
    const inFields = [...photosOf(entry), ...embedded].map((photo) => {
      expect(photo?.fields.title).toBeTruthy();
      return { url: photo?.fields.file?.url, ...photo?.fields.file?.details.image };
    });
    expect(inHtml).toHaveLength(stringsOf(entry).join('').split('<img').length - 1);
    expect(inFields.length).toBeGreaterThan(0);
    for (const { url, width, height } of [...inFields, ...inHtml]) {
      const path = fileURLToPath(new URL(`../../public${url}`, import.meta.url));
      expect(await sharp(path).metadata(), url).toMatchObject({ width, height });
    }
  });

  it('is rich text that Contentful would accept', () => {
    for (const written of documentsOf(entry)) {
      // Contentful validates documents with their links unresolved.
      const unresolved = structuredClone(written);
      for (const { data } of flatten(unresolved)) {
        const target: SampleEntry | Picture | undefined = data.target;
        if (target) data.target = { sys: { type: 'Link', linkType: target.sys.type, id: target.sys.id } };
      }
      expect(validateRichTextDocument(unresolved)).toEqual([]);
    }
  });

  it('has no unparsed markup in its text', () => {
    for (const { value = '' } of nodesOf(entry)) expect(value).not.toMatch(/\*|\]\(|<\/?[a-z]/);
  });

  it('has American spelling and curly apostrophes', () => {
    const all = JSON.stringify(entry.fields);
    expect(all).not.toMatch(
      /\b(colour|grey|harbour|towards|storey|centre|favourite|neighbour|kilomet|licence)/i,
    );
    expect(all).not.toMatch(/[a-z]'[a-z]/);
  });
});
