import { callWebhook, contentful } from './support/contentful';
import { sites } from './support/sites';
import { expect, test } from './support/test';

const secret = sites.configured.env.REVALIDATE_SECRET;
/** Pages outlive a run of the tests: each run has addresses of its own. */
const run = Date.now().toString(36);

/** Rich text in blocks within blocks. */
function nested(depth: number): object {
  const words = { nodeType: 'text', value: 'deep down', marks: [], data: {} };
  let node: object = { nodeType: 'paragraph', data: {}, content: [words] };
  for (let level = 0; level < depth; level++) node = { nodeType: 'blockquote', data: {}, content: [node] };
  return { nodeType: 'document', data: {}, content: [node] };
}

/** Each may break its own page, and nothing else. */
const brokenArticles: [name: string, fields: Record<string, unknown>][] = [
  ['blocks 1,000 deep', { content1: nested(1_000) }],
  ['HTML 20,000 deep', { content1: `<p>x</p>${'<div><b>'.repeat(20_000)}x` }],
  ['a title of 20,000 letters', { title: 'Æ'.repeat(20_000), content1: 'Short.' }],
];

async function publish(id: string, fields: Record<string, unknown>) {
  await contentful.send({ do: 'publish', entry: { id, fields } });
  expect((await callWebhook(id)).status).toBe(200);
}

test.use({ allowedErrors: [/status of (404|503)/] });

test.beforeAll(async () => {
  await contentful.send({ do: 'reset' });
  await callWebhook('quietLakes');
});
test.afterEach(() => contentful.send({ do: 'reset' }));

test.describe('in draft mode', () => {
  const paths = [
    ...['/', '/blog', '/blog/page/2', '/blog/category/local-attractions', '/search?q=drafted'],
    ...['/feed.xml', '/llms.txt', '/blog/search-index.json', '/server-sitemap.xml'],
  ];
  const own = ['', '.md'].map((ending) => `/blog/drafted-${run}${ending}`);

  test('nothing reaches other visitors', async ({ request, playwright, baseURL }) => {
    await contentful.send({
      do: 'draft',
      entry: { id: 'draft', fields: { title: `Drafted ${run}`, content1: 'Half a thought.' } },
    });
    await request.get(`/api/draft?secret=${secret}&slug=drafted-${run}`);
    for (const path of [...paths, ...own]) await request.get(path);
    const visitor = await playwright.request.newContext({ baseURL });
    for (const path of [...paths, ...own]) {
      const response = await visitor.get(path);
      expect.soft(await response.text(), path).not.toContain(`Drafted ${run}`);
      expect.soft(response.headers()['cache-control'], path).not.toContain('private');
    }
    await visitor.dispose();
  });
});

test('articles that break leave every other page', async ({ request }) => {
  test.slow();
  const broken = brokenArticles.map(([name, fields], place) => ({
    name,
    fields,
    slug: `broken-${run}-${place}`,
  }));
  const neighbor = `whole-${run}`;
  for (const { name, fields, slug } of broken)
    await contentful.send({ do: 'publish', entry: { id: slug, fields: { title: name, slug, ...fields } } });
  await publish('whole', { title: `Whole ${run}`, slug: neighbor, content1: 'Whole.' });

  for (const path of ['/feed.xml', '/', '/blog', '/blog/search-index.json', '/server-sitemap.xml'])
    await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(neighbor);
  for (const path of [
    ...[`/blog/${neighbor}`, `/blog/${neighbor}.md`],
    ...['/atom.xml', '/feed.json', '/llms.txt', '/blog/category/local-attractions'],
  ])
    expect((await request.get(path)).status(), path).toBe(200);
  for (const { name, slug } of broken)
    for (const path of [`/blog/${slug}`, `/blog/${slug}.md`, `/og/blog/${slug}.jpg`])
      expect([200, 404], `${name}: ${path}`).toContain((await request.get(path)).status());
});

test('an article published while the service fails is never 404', async ({ request }) => {
  const slug = `published-in-between-${run}`;
  // A miss reads the index.
  expect((await request.get(`/blog/nothing-yet-${run}`)).status()).toBe(404);
  await contentful.send({
    do: 'publish',
    entry: { id: 'between', fields: { title: 'Between', slug, content1: 'x' } },
  });
  await contentful.send({ do: 'mode', mode: { kind: '500' } });
  const response = await request.get(`/blog/${slug}`);
  expect([response.status(), response.headers()['cache-control']]).toEqual([
    503,
    expect.stringContaining('no-store'),
  ]);

  await contentful.send({ do: 'mode', mode: { kind: 'ok' } });
  await expect.poll(async () => (await request.get(`/blog/${slug}`)).status()).toBe(200);
});
