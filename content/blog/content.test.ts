import { fileURLToPath } from 'node:url';
import {
  BLOCKS,
  type Document,
  INLINES,
  type Node,
  validateRichTextDocument,
} from '@contentful/rich-text-types';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '.';
import type { Picture, SampleEntry } from './builders';

type Prose = string | Document;
type AnyNode = Node & { value?: string; content?: AnyNode[]; data: { uri?: string; target?: unknown } };

const titleOf = ({ fields }: SampleEntry) => fields.title ?? ('text1' in fields ? fields.text1 : '') ?? '';

// The rule of the specification, section 9: the address another article would be linked by.
const slugOf = (entry: SampleEntry) =>
  entry.fields.slug ??
  titleOf(entry)
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');

const isProse = (value: unknown): value is Prose =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'nodeType' in value);

function bodiesOf({ fields }: SampleEntry): Prose[] {
  if ('content1' in fields) return [fields.content1];
  const { openingParagraph, p1, p2, p3, p4, p5, closingParagraph } = fields;
  return [openingParagraph, p1, p2, p3, p4, p5, closingParagraph].filter(isProse);
}

function photosOf({ fields }: SampleEntry): (Picture | undefined)[] {
  if ('photo1' in fields && Array.isArray(fields.photo1)) return fields.photo1;
  if ('photo2' in fields) return [fields.photo1, fields.photo2, fields.photo3, fields.photo4, fields.photo5];
  return [];
}

function nodesOf(node: AnyNode): AnyNode[] {
  return [node, ...(node.content ?? []).flatMap(nodesOf)];
}
const richNodes = (entry: SampleEntry) =>
  bodiesOf(entry).flatMap((body) => (typeof body === 'string' ? [] : nodesOf(body)));
const stringsOf = (entry: SampleEntry) => bodiesOf(entry).filter((body) => typeof body === 'string');

function wordsOf(body: Prose): number {
  if (typeof body === 'string')
    return body
      .replace(/<[^>]+>/g, ' ')
      .replace(/\]\([^)]*\)/g, ' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;
  if (body.nodeType !== BLOCKS.DOCUMENT) return 0;
  return nodesOf(body)
    .filter(({ nodeType }) => !['text', ...Object.values<string>(INLINES)].includes(nodeType))
    .map((block) => (block.content ?? []).map(flatText).join(''))
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}
/** Inline text only: the blocks inside a block are counted in their own turn. */
function flatText(node: AnyNode): string {
  if (node.nodeType === 'text') return node.value ?? '';
  return Object.values<string>(INLINES).includes(node.nodeType)
    ? (node.content ?? []).map(flatText).join('')
    : '';
}
const words = (entry: SampleEntry) => bodiesOf(entry).reduce((sum, body) => sum + wordsOf(body), 0);

// Rulings, section 6, word for word: the first category with a keyword in a tag wins.
const keywords = {
  'Property Management': ['property', 'owner', 'management', 'investment', 'hosting', 'rental'],
  'Dining & Restaurants': ['dining', 'restaurant', 'food', 'seafood', 'cafe', 'brunch'],
  'Events & Activities': ['event', 'festival', 'activit', 'concert', 'holiday', 'fishing'],
  'Vacation Tips': ['tip', 'guide', 'planning', 'packing', 'itinerary', 'travel'],
} as const;
function categoryOf({ metadata }: SampleEntry): string {
  const tags = metadata.tags.map(({ sys }) => sys.id.toLowerCase().replace(/[\s_-]/g, ''));
  const match = Object.entries(keywords).find(([, list]) =>
    tags.some((tag) => list.some((keyword) => tag.includes(keyword))),
  );
  return match?.[0] ?? 'Local Attractions';
}

const intended: Record<string, string> = {
  thanksgiving: 'Events & Activities',
  quietLakes: 'Local Attractions',
  marketSaturday: 'Dining & Restaurants',
  nineteenMiles: 'Vacation Tips',
  octoberPacking: 'Vacation Tips',
  charterCaptains: 'Events & Activities',
  lighthouse: 'Local Attractions',
  beforeTen: 'Events & Activities',
  afterTheStorm: 'Property Management',
  beachFlags: 'Vacation Tips',
  stateParks: 'Local Attractions',
  managerPercentage: 'Property Management',
  ownerStatement: 'Property Management',
  bedTax: 'Property Management',
  photoReady: 'Property Management',
  porchSuppers: 'Dining & Restaurants',
  fishCounter: 'Dining & Restaurants',
};

const routes = new Set([
  ...['/', '/about', '/team', '/mission', '/contact', '/plans', '/portal', '/referral', '/vacation-rentals'],
  ...['/partner', '/partner/30a', '/partner/destin', '/partner/pcb', '/blog'],
  ...[
    'local-attractions',
    'dining-restaurants',
    'vacation-tips',
    'property-management',
    'events-activities',
  ].map((category) => `/blog/category/${category}`),
]);
const anchors = ['#revenue-analysis', '#book-a-time', '#contact-form', '#referral-form', ''];
const publicBodies =
  /^https:\/\/(www\.|www2\.)?(visitsouthwalton\.com|floridastateparks\.org|myfwc\.com|weather\.gov|nhc\.noaa\.gov|floridarevenue\.com|myfloridalicense\.com|floodsmart\.gov|ready\.gov|swfd\.org|fisheries\.noaa\.gov|fda\.gov)(\/|$)/;

function linksOf(entry: SampleEntry): string[] {
  const inText = stringsOf(entry).flatMap((body) => [
    ...[...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? ''),
    ...[...body.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? ''),
  ]);
  return [...richNodes(entry).flatMap(({ data }) => data.uri ?? []), ...inText];
}

const entries = sampleEntries.map((entry) => ({ id: entry.sys.id, entry }));
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const count = (values: string[]) =>
  Object.fromEntries(
    [...new Set(values)].map((one) => [one, values.filter((value) => value === one).length]),
  );

describe('the sample articles together', () => {
  it('are at least fifteen, of both types and all three forms', () => {
    expect(sampleEntries.length).toBeGreaterThanOrEqual(15);
    const forms = sampleEntries.map((entry) => {
      if (!('content1' in entry.fields)) return 'top five';
      if (typeof entry.fields.content1 !== 'string') return 'rich text';
      return /<(img|p|h2|ul|ol)[\s>]/.test(entry.fields.content1) ? 'HTML' : 'plain';
    });
    const tally = count(forms);
    expect(tally['rich text']).toBeGreaterThanOrEqual(7);
    expect(tally.HTML).toBeGreaterThanOrEqual(3);
    expect(tally.plain).toBeGreaterThanOrEqual(1);
    expect(tally['top five']).toBeGreaterThanOrEqual(4);
  });

  it('can each be told from the others', () => {
    expect(duplicates(sampleEntries.map(({ sys }) => sys.id))).toEqual([]);
    expect(duplicates(sampleEntries.map(titleOf))).toEqual([]);
    expect(duplicates(sampleEntries.map(slugOf))).toEqual([]);
    expect(duplicates(sampleEntries.map(({ sys }) => sys.createdAt))).toEqual([]);
  });

  it('fill every category with three or more', () => {
    const tally = count(sampleEntries.map(categoryOf));
    for (const category of [...Object.keys(keywords), 'Local Attractions'])
      expect(tally[category], category).toBeGreaterThanOrEqual(3);
  });

  it('hold three long ones, with headings enough for a table of contents', () => {
    const long = sampleEntries.filter((entry) => words(entry) > 1500);
    expect(long).toHaveLength(3);
    for (const entry of long)
      expect(richNodes(entry).filter(({ nodeType }) => nodeType === BLOCKS.HEADING_2).length).toBeGreaterThan(
        5,
      );
  });

  it('exercise the rare cases: text1, a slug of their own, no author, two featured', () => {
    expect(sampleEntries.some(({ fields }) => 'text1' in fields && !fields.title)).toBe(true);
    expect(sampleEntries.some(({ fields }) => fields.slug)).toBe(true);
    expect(sampleEntries.some(({ fields }) => !fields.author)).toBe(true);
    expect(
      sampleEntries.filter(({ metadata }) => metadata.tags.some(({ sys }) => sys.id === 'featuredPost')),
    ).toHaveLength(2);
  });
});

describe.each(entries)('$id', ({ id, entry }) => {
  it('is 500 to 1,200 words, or long on purpose', () => {
    const length = words(entry);
    expect(length).toBeGreaterThanOrEqual(500);
    if (length > 1200) expect(length).toBeGreaterThan(1500);
  });

  it('lands in the category its writer meant', () => {
    expect(categoryOf(entry)).toBe(intended[id]);
  });

  it('has ids and dates such as Contentful gives', () => {
    expect(id).toMatch(/^[A-Za-z0-9]{1,64}$/);
    const { createdAt, updatedAt } = entry.sys;
    for (const date of [createdAt, updatedAt]) expect(Number.isNaN(Date.parse(date))).toBe(false);
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  });

  it('shows pictures that exist, at the size they claim', async () => {
    const embedded = richNodes(entry)
      .filter(({ nodeType }) => nodeType === BLOCKS.EMBEDDED_ASSET)
      .map(({ data }) => data.target as Picture);
    const inFields = [...photosOf(entry), ...embedded].map((photo) => {
      const file = photo?.fields.file;
      expect(photo?.fields.title).toBeTruthy();
      return { url: file?.url, ...file?.details.image };
    });
    const inHtml = stringsOf(entry).flatMap((body) =>
      [...body.matchAll(/<img src="([^"]+)" alt="[^"]+" width="(\d+)" height="(\d+)">/g)].map(
        ([, url, width, height]) => ({ url, width: Number(width), height: Number(height) }),
      ),
    );
    expect(stringsOf(entry).join('').split('<img').length - 1).toBe(inHtml.length);
    expect(inFields.length).toBeGreaterThan(0);
    for (const { url, width, height } of [...inFields, ...inHtml]) {
      const path = fileURLToPath(new URL(`../../public${url}`, import.meta.url));
      expect(await sharp(path).metadata()).toMatchObject({ width, height });
    }
  });

  it('links to pages of ours, to other articles and to public bodies', () => {
    const articles = new Set(sampleEntries.map((one) => `/blog/${slugOf(one)}`));
    for (const link of linksOf(entry)) {
      if (!link.startsWith('/')) {
        expect(link).toMatch(publicBodies);
        continue;
      }
      const { pathname, hash } = new URL(link, 'http://localhost');
      expect(routes.has(pathname) || articles.has(pathname), link).toBe(true);
      expect(anchors, link).toContain(hash);
      expect(pathname).not.toBe(`/blog/${slugOf(entry)}`);
    }
  });

  it('is rich text as Contentful would accept it', () => {
    for (const body of bodiesOf(entry)) {
      if (typeof body === 'string') continue;
      // Contentful validates documents with their links unresolved.
      const unresolved = structuredClone(body);
      for (const node of nodesOf(unresolved)) {
        const target = node.data.target as SampleEntry | Picture | undefined;
        if (target)
          node.data.target = { sys: { type: 'Link', linkType: target.sys.type, id: target.sys.id } };
      }
      expect(validateRichTextDocument(unresolved)).toEqual([]);
    }
  });

  it('leaves no markup of its writing behind', () => {
    for (const node of richNodes(entry)) expect(node.value ?? '').not.toMatch(/\*|\]\(|<\/?[a-z]/);
  });

  it('is spelled the American way', () => {
    const all = JSON.stringify(entry.fields);
    expect(
      all.match(/\b(colour|grey|harbour|towards|storey|centre|favourite|neighbour|kilometre|licence)\w*/gi),
    ).toBe(null);
    expect(all).not.toMatch(/[a-z]'[a-z]/);
  });
});
