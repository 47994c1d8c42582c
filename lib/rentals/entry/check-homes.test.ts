import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { regions } from '@/content/regions';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { Link } from '@/e2e/support/contentful/store';
import { env } from '@/lib/blog/testing/env';
import { checkHomes } from './check-homes';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

const contentful = await startContentful();
env.CONTENTFUL_IMAGE_HOSTS = [new URL(contentful.url).host];
afterAll(() => contentful.close());
beforeEach(() => contentful.command({ do: 'reset', samples: false }));

const addPicture = (id: string, description = 'A white house') =>
  contentful.space.addPicture(id, { title: 'Front', description });

const fields = {
  ...{
    title: 'Dune House',
    area: regions[0].name,
    summary: 'A house.',
    guests: 6,
    bedrooms: 2,
    bathrooms: 2,
  },
  ...{ rates: '$275', beds: 'Bedroom: king' },
};

function publish(id: string, more: { pictures?: Link[]; [field: string]: unknown } = {}) {
  const all = { ...fields, pictures: [addPicture(id)], ...more };
  contentful.command({
    do: 'publish',
    entry: { id, type: 'home', createdAt: '2026-01-01T00:00:00Z', fields: all },
  });
}

async function findProblems() {
  const { count, problems } = await checkHomes({ origin: contentful.url, accessToken: tokens.delivery });
  return { count, found: problems.map(({ entry, problem }) => `${entry} ${problem}`), problems };
}

test('compares homes with each other', async () => {
  publish('a', { bookingId: '77' });
  publish('b', { bookingId: '77', slug: 'lake' });
  publish('c', { bookingId: '78' });
  const { found, problems } = await findProblems();
  expect(found).toEqual(['b duplicate-booking-id', 'c duplicate-slug']);
  for (const { message } of problems) expect(message).toMatch(/^The entry a has the same .*\.$/);
});

test.each([
  ['small-picture', { size: 9, image: { width: 1199, height: 800 } }],
  ['large-picture', { size: 9, image: { width: 10_000, height: 5_001 } }],
])('measures pictures: %s', async (problem, details) => {
  publish('a');
  const asset = contentful.space.assets.get('a');
  if (asset) asset.fields.file = { ...(asset.fields.file as object), details };
  expect((await findProblems()).found).toEqual([`a ${problem}`]);
});

test('checks all homes if a response would be too large, and names the one that is too large by itself', async () => {
  for (let n = 0; n < 30; n++)
    publish(`home${n}`, {
      slug: `home-${n}`,
      pictures: Array.from({ length: 10 }, (_, at) =>
        addPicture(`${n}-${at}`, 'A long porch. '.repeat(2_000)),
      ),
    });
  publish('large', { slug: 'large', pictures: [addPicture('giant', 'Pictures. '.repeat(800_000))] });
  const { count, found, problems } = await findProblems();
  expect(count).toBe(31);
  expect(found).toEqual(['large too-large']);
  expect(problems[0]?.message).toContain('7 MB');
});
