import type { APIRequestContext } from '@playwright/test';
import { formCopy } from '@/content/forms';
import { regions } from '@/content/regions';
import { homeStates, rentalPage, rentalsPage } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { monthStart, officeDay } from '@/lib/time/calendar-days';
import { callWebhook, contentful } from './support/contentful';
import { linkTo } from './support/contentful/store';
import { fetchOnNewConnection } from './support/fetch';
import { sites } from './support/sites';
import { expect, expectAccessible, expectFits, test } from './support/test';

const secret = sites.configured.env.REVALIDATE_SECRET;
const [region] = regions;
/** Makes addresses unique, because pages and old addresses stay stored for later runs. */
const runId = Date.now().toString(36);
const idOf = (slug: string) => `${slug}-${runId}`;
const pathOf = (slug: string) => `/vacation-rentals/${idOf(slug)}`;

const listPaths = [
  ...['/', '/vacation-rentals', `/vacation-rentals/area/${region?.id}`, '/vacation-rentals/saved'],
  ...['/llms.txt', '/archive-sitemap.xml'],
];
const june = monthStart(officeDay(), 6);
const availability = `/api/rentals/availability?check-in=${june}&check-out=${june.slice(0, 8)}08`;

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test.use({ allowedErrors: [/status of (404|410|503)/] });

const entryOf = (id: string, slug: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'home' as const,
  fields: {
    ...{ title: `Villa ${slug}`, slug: idOf(slug), area: region?.name, location: region?.name },
    ...{ summary: 'Three decks.', guests: 6, bedrooms: 2, bathrooms: 2.5, rates: 'otherwise $321, 3 nights' },
    ...{ beds: 'Primary: king\nGuest room: two queens', amenities: 'Pool\nDishwasher', pets: 'yes' },
    ...{ pictures: [linkTo('Asset', 'front')], ...more },
  },
});

/** Publishes a home and waits until the site shows it. */
async function publish(id: string, slug: string, more: Record<string, unknown> = {}) {
  await contentful.send({ do: 'publish', entry: entryOf(id, slug, more) });
  expect((await callWebhook(id, 'publish', undefined, 'home')).status).toBe(200);
}

async function resetSpace() {
  await contentful.send({ do: 'reset' });
  await callWebhook('any', 'delete', undefined, 'home');
  await contentful.send({ do: 'picture', id: 'front', description: 'A white villa with three decks' });
}

test.beforeEach(resetSpace);
test.afterAll(resetSpace);

// lib/rentals/homes.test.ts checks homes that are left out because something is missing.
test('an editor adds, changes, renames and hides a home, and everybody sees it', async ({
  page,
  request,
}) => {
  expect((await request.get(pathOf('one'))).status()).toBe(404);
  await publish('one', 'one');
  await publish('two', 'two', { amenities: '', beds: '', rates: '' });
  for (const path of listPaths) {
    const text = await textOf(request, path);
    expect.soft(text, path).toContain(idOf('one'));
    expect.soft(text, path).not.toContain(rentals[0]?.title);
  }
  await page.goto(`/contact?property=${idOf('one')}`);
  await expect(page.getByLabel(formCopy.contact.fields.message.label)).toHaveValue(
    /when Villa one is available/,
  );
  const { homes } = await (await request.get(availability)).json();
  expect(Object.keys(homes)).toEqual([idOf('one'), idOf('two')]);
  expect((await page.goto(pathOf('one')))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Villa one' })).toBeVisible();
  await expect(page.getByText('$321').filter({ visible: true }).first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  expect((await request.get(`/og${pathOf('one')}.jpg`)).headers()['content-type']).toBe('image/jpeg');
  await page.goto(pathOf('two'));
  await expect(page.getByRole('heading', { level: 2, name: rentalPage.rules })).toBeVisible();
  await expect(page.locator('section > h2:only-child')).toHaveCount(0);

  await publish('one', 'one', { title: 'Villa Changed' });
  for (const path of ['/', pathOf('one'), pathOf('two')])
    expect.soft(await textOf(request, path), path).toContain('Villa Changed');

  await publish('one', 'three');
  for (const path of listPaths) expect.soft(await textOf(request, path), path).toContain(idOf('three'));
  const moved = await request.get(pathOf('one'), { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, pathOf('three')]);

  await publish('one', 'three', { hidden: true });
  for (const path of listPaths) {
    const text = await textOf(request, path);
    expect.soft(text, path).not.toContain(idOf('three'));
    expect.soft(text, path).toContain(idOf('two'));
  }
  for (const slug of ['one', 'three']) expect((await request.get(pathOf(slug))).status(), slug).toBe(410);
  await page.goto(pathOf('three'));
  await expect(page.getByRole('heading', { name: homeStates.gone.title })).toBeVisible();
  await expectAccessible(page);
});

test('while Contentful fails, every page stays, and a home that nobody saw is an error', async ({
  page,
  request,
}) => {
  await publish('one', 'stays');
  for (const kind of ['500', '429'] as const) {
    await contentful.send({ do: 'mode', mode: { kind } });
    await callWebhook('one', 'publish', undefined, 'home');
    for (const path of [...listPaths, pathOf('stays')])
      expect.soft(await textOf(request, path), `${kind} ${path}`).toContain(idOf('stays'));
    const unseen = await request.get(pathOf(`unseen-${kind}`));
    expect([unseen.status(), unseen.headers()['cache-control']]).toEqual([
      503,
      expect.stringContaining('no-store'),
    ]);
  }
  await page.goto(pathOf('unseen'));
  await expect(page.getByRole('heading', { name: homeStates.failed.title })).toBeVisible();
});

test('an editor previews a hidden home that is not published', async ({ page, request }) => {
  await publish('one', 'public');
  await contentful.send({
    do: 'draft',
    entry: entryOf('new', 'draft', { hidden: true, fees: 'Cleaning: 9%' }),
  });
  for (const address of ['new', idOf('draft'), pathOf('draft')]) {
    const opened = await request.get(`/api/draft?secret=${secret}&slug=${address}`, { maxRedirects: 0 });
    expect([opened.status(), opened.headers().location], address).toEqual([307, pathOf('draft')]);
  }
  await page.goto(`/api/draft?secret=${secret}&slug=new`);
  await expect(page.getByRole('heading', { level: 1, name: 'Villa draft' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Draft preview' })).toContainText('Cleaning: 9%');
  await page.goto('/vacation-rentals');
  await expect(page.getByRole('heading', { level: 1, name: rentalsPage.title })).toBeVisible();
  await expect(page.getByText('Villa draft').first()).toBeVisible();
  await contentful.send({ do: 'draft', entry: { id: 'empty', type: 'home', fields: {} } });
  await page.goto(`/api/draft?secret=${secret}&slug=empty`);
  await expect(page.getByText('The field bathrooms needs a number')).toBeVisible();
  const visitor = await fetchOnNewConnection(sites.configured.url + pathOf('public'));
  expect(await visitor.text()).not.toContain('Villa draft');
});
