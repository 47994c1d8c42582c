import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import { linkTo } from '@/e2e/support/contentful/store';
import { node, text } from '@/lib/blog/testing/rich-text';
import { type Problem, type ProblemName, problemLevels } from '@/lib/contentful/problems';
import { runContentful } from '@/scripts/contentful/commands';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

const contentful = await startContentful();
afterAll(() => contentful.close());
beforeEach(() => contentful.command({ do: 'reset', samples: false }));

async function run(format?: string): Promise<{ status: number; output: string }> {
  let output = '';
  const settings = {
    CONTENTFUL_SPACE_ID: 'seaoats',
    CONTENTFUL_ACCESS_TOKEN: tokens.delivery,
    CONTENTFUL_HOST: contentful.url,
  };
  const write = (text: string) => (output += text);
  const status = await runContentful(settings, ['check'], format ? { format } : {}, write);
  return { status, output };
}

async function findProblems(): Promise<{ status: number; found: Problem[] }> {
  const { status, output } = await run('json');
  return { status, found: JSON.parse(output) };
}

const body = 'A walk at dusk, and what the tide leaves behind.';
const tags = ['beachWalks'];
const validFields = { title: 'A walk at dusk', content1: body };

function publish(id: string, fields: object, more: { tags?: string[]; createdAt?: string } = {}) {
  contentful.command({ do: 'publish', entry: { id, tags, fields: { ...validFields, ...fields }, ...more } });
}

/** Adds a picture with these file details to the fake Contentful, and returns a link to it. */
function picture(id: string, details: object, description: string | undefined = 'A boat') {
  const link = contentful.space.addPicture(id, { description });
  const asset = contentful.space.assets.get(id);
  if (asset) asset.fields.file = { ...(asset.fields.file as object), details };
  return link;
}

const richText = (...content: object[]) => node('document', content);
const block = (nodeType: string, ...content: object[]) => node(nodeType, content);

const link = (id: string) => linkTo('Asset', id);
const embedded = node('embedded-asset-block', [], { target: link('gone') });
const embeddedEntry = node('embedded-entry-block', [], { target: linkTo('Entry', 'gone') });
const olderDate = { createdAt: '2026-01-01T00:00:00Z' };
const youngerDate = { createdAt: '2026-01-02T00:00:00Z' };
const boat = (size: number, width: number, height: number) => ({
  photo1: [picture('boat', { size, image: { width, height } })],
});

const pdf = () =>
  contentful.space.addPicture('map', { description: 'A map', contentType: 'application/pdf' });

/** An asset without a file, such as one whose upload failed. */
const bare = () => {
  const link = contentful.space.addPicture('bare');
  delete contentful.space.assets.get('bare')?.fields.file;
  return link;
};

const file = (name: string, contentType: string) =>
  contentful.space.addPicture('file', { description: 'A file', file: name, contentType });

/** Problems, each with fields that cause it. A function also adds the pictures or posts that the fields need. */
const faults: [ProblemName, fields: object | (() => object), more?: { tags: string[] }][] = [
  ['no-title', { title: ' ' }],
  ['no-body', { content1: undefined }],
  ['unresolved-link', { photo1: [link('gone'), link('gone')] }],
  ['unresolved-link', { content1: richText(block('paragraph', text(body)), embedded) }],
  ['unresolved-link', { content1: richText(block('paragraph', text(body)), embeddedEntry) }],
  ['unsafe-link', { content1: `${body} [run](javascript:alert) and on` }],
  ['future-date', { publishDate: new Date(Date.now() + 86_400_000).toISOString() }],
  ['small-picture', () => boat(9, 1199, 800)],
  ['large-picture', () => boat(15 * 1024 * 1024 + 1, 10_000, 9_000)],
  ['large-picture', () => boat(9, 10_000, 5_001)],
  ['no-category', {}, { tags: ['southWalton', 'featuredPost'] }],
  ['heading-order', { content1: `<h1>One</h1><p>${body}</p><h3>Two</h3>` }],
  ['control-character', { title: 'A walk\u0001 at dusk' }],
  ['control-character', { content1: richText(block('paragraph', text(`${body}\u0000`), text('\ufffe'))) }],
  ['unreadable', { content1: 42, content1Text: body }],
  ['unreadable', { author: ['Sarah'], content1: body }],
  ['left-out', { content1: `<p>${body}</p><iframe src="https://example.org/map"></iframe>` }],
  ['left-out', { content1: richText(block('paragraph', text(body)), node('embedded-entry-block', [])) }],
  ['lost-picture', { content1: `<p>${body}<img src="https://old.example/a.jpg"></p>` }],
  ['lost-picture', () => ({ photo1: [pdf()] })],
  ['lost-picture', () => ({ photo1: [bare()] })],
  ['lost-picture', { photo1: ['https://example.org/boat.jpg'] }],
  ['lost-picture', () => ({ photo1: [file('boat.mp4', 'video/mp4')] })],
  ['lost-picture', () => ({ photo1: [file('boat.SVG', 'image/svg+xml')] })],
  ['dead-anchor', { content1: `<p>${body} <a href="#faq">Questions</a></p>` }],
  ['dead-anchor', { content1: `${body} [Questions](#faq)` }],
  ['odd-link', { content1: `<p>${body} <a href="www.example.org">More</a></p>` }],
  ['unused-field', { content1: richText(block('paragraph', text(body))), content1Text: 'More' }],
  ['unused-field', { text1: 'Another title' }],
  ['changed-slug', { slug: '/blog/dusk' }],
  ['changed-text', { excerpt: 'A walk &amp; a swim' }],
  [
    'duplicate-slug',
    () => {
      publish('first', { title: 'One', slug: 'dusk' }, olderDate);
      return { title: 'Two', slug: 'dusk' };
    },
  ],
  [
    'duplicate-title',
    () => {
      publish('first', {}, olderDate);
      return {};
    },
  ],
  [
    'no-alt-text',
    () => {
      const bare = contentful.space.addPicture('boat', { title: 'boat_2.jpg' });
      // Only the newest entry that shows the picture is reported.
      publish('other', { title: 'Another', photo1: [bare] }, olderDate);
      return { photo1: [bare] };
    },
  ],
];

describe('reports', () => {
  test.each(faults)('%s once', async (problem, fields, more) => {
    publish('faulty', typeof fields === 'function' ? fields() : fields, { ...youngerDate, ...more });
    const { status, found } = await findProblems();
    const level = problemLevels[problem];
    expect(found).toEqual([
      {
        entry: 'faulty',
        title: expect.any(String),
        level,
        problem,
        message: expect.stringMatching(/^.+\.$/),
      },
    ]);
    expect(status).toBe(level === 'error' ? 1 : 0);
  });

  test('several problems at once, worst first', async () => {
    publish(
      'faulty',
      { title: undefined, content1: undefined, photo1: [linkTo('Asset', 'gone')] },
      { tags: [] },
    );
    publish('other', { content1: `<p>${body}</p><h3>Skipped</h3>` });
    const { found } = await findProblems();
    expect(found.map(({ entry, problem }) => `${entry} ${problem}`)).toEqual([
      'faulty no-title',
      'faulty no-body',
      'faulty unresolved-link',
      'faulty no-category',
      'other heading-order',
    ]);
    const { output, status } = await run();
    expect(status).toBe(1);
    expect(output).toMatch(
      /^level +problem +entry +title +message\nerror +no-title +faulty +\(no title\) +It has/,
    );
    expect(output).toMatch(/\n\n2 posts checked: 3 errors, 2 warnings\.\n$/);
  });
});

test.each([
  ['photo1', 'blogPost'],
  ['photo2', 'top5BlogPost'],
] as const)('reports an entry in place of a picture in %s', async (field, type) => {
  const image = contentful.space.addPicture('boat', { description: 'A boat' });
  publish('caption', { image, caption: 'x' });
  const entry = contentful.space.published.get('caption');
  if (entry) entry.sys.contentType = linkTo('ContentType', 'imageWithCaption');
  const photo = linkTo('Entry', 'caption');
  const fields = {
    title: 'Dusk',
    openingParagraph: body,
    content1: body,
    [field]: field === 'photo1' ? [photo] : photo,
  };
  contentful.command({ do: 'publish', entry: { id: 'faulty', type, tags, fields } });
  const { status, found } = await findProblems();
  expect(found).toMatchObject([{ entry: 'faulty', problem: 'lost-picture' }]);
  expect(found[0]?.message).toContain(`The field ${field} must link to pictures`);
  expect(status).toBe(0);
});

test('reports what is too large for Contentful to send, and checks all other posts', async () => {
  publish('large', { title: 'Large', content1: 'a'.repeat(7_400_000) });
  const embedded = node('embedded-entry-block', [], { target: linkTo('Entry', 'large') });
  publish('index', { title: 'Index', content1: richText(block('paragraph', text(body)), embedded) });
  for (let n = 0; n < 110; n++) publish(`p${n}`, { title: `Post ${n}`, content1: 'a'.repeat(80_000) });
  publish('faulty', { title: 'Faulty', content1: undefined });
  const { status, found } = await findProblems();
  expect(found.map(({ entry, problem }) => `${entry} ${problem}`)).toEqual([
    'faulty no-body',
    'large no-body',
    'index lost-picture',
  ]);
  for (const entry of ['large', 'index'])
    expect(found.find((one) => one.entry === entry)?.message).toContain('7 MB');
  expect(status).toBe(1);
});

test('reads posts that embed each other', async () => {
  const embedding = (id: string) =>
    richText(
      block('paragraph', text(body)),
      node('embedded-entry-block', [], { target: linkTo('Entry', id) }),
    );
  publish('one', { title: 'One', content1: embedding('other') });
  publish('other', { title: 'Other', content1: embedding('one') });
  expect(await run()).toMatchObject({ status: 0, output: '2 posts checked, nothing is wrong.\n' });
});

describe('fails with a line of advice', () => {
  test('if the service rejects the token', async () => {
    contentful.command({ do: 'mode', mode: { kind: '401' } });
    await expect(run('json')).rejects.toMatchObject({
      name: 'EnvironmentError',
      message: expect.stringMatching(
        /^The posts could not be read\. .*status 401.*CONTENTFUL_ACCESS_TOKEN.*\.$/,
      ),
    });
  });

  test('if nothing is configured', async () => {
    await expect(runContentful({}, ['check'], {}, vi.fn())).rejects.toThrow(
      /^Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN/,
    );
  });
});

test.each([
  [[], {}],
  [['sell'], {}],
  [['check', 'x'], {}],
  [['check'], { format: 'xml' }],
  [['model'], { publish: true }],
])('rejects the command %j %j', async (command, options) => {
  await expect(runContentful({}, command, options, vi.fn())).rejects.toMatchObject({ name: 'UsageError' });
});
