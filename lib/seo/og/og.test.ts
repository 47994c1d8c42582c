import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { linkPreviews } from '@/content/link-previews';
import { findPreview } from './find-preview';
import { previewAddress, previewedPath } from './preview-address';
import { drawable, previewImage } from './preview-image';

describe('the address of a link preview', () => {
  test.each([
    ['/', '/og/home.jpg'],
    ['/partner/30a', '/og/partner/30a.jpg'],
    ['/blog/quiet.lakes', '/og/blog/quiet.lakes.jpg'],
    ['/blog/page/2', '/og/blog/page/2.jpg'],
    ['/contact/thank-you', null],
    ['/portal', null],
  ])('of %s is %s, and leads back to it', (page, address) => {
    expect(previewAddress(page)).toBe(address);
    if (address) expect(previewedPath(address.split('/').slice(2))).toBe(page);
  });
});

test.each([
  '/og/blog/page/0001.jpg',
  '/og/blog/page/0.jpg',
  '/og/blog/page/10000000.jpg',
  '/og/blog/page/2.0.jpg',
  '/og/.jpg',
  '/og/plans',
  '/og/plans.png',
  '/og/plans.jpg/',
  '/og/portal.jpg',
])('%s is no address of a preview, so nothing is drawn for it', (address) => {
  expect(previewedPath(address.split('/').slice(2))).toBeNull();
});

test.each(Object.entries(linkPreviews))('%s has a picture, and words that fit', (_, { title, picture }) => {
  expect(existsSync(`public${picture}`)).toBe(true);
  expect(title.length).toBeLessThanOrEqual(60);
});

test('no two pages share a preview', () => {
  const shown = Object.values(linkPreviews).map((preview) => JSON.stringify(preview));
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(['/blog/page/0', '/blog/page/99', '/blog/no-such-post', '/nowhere', '/toString'])(
  'there is none of %s',
  async (page) => {
    expect(await findPreview(page)).toBeNull();
  },
);

test.each([
  ['Café “Azul” – 5€…', 'Café “Azul” – 5€…'],
  ['Šárka’s 🦀 crab 螃蟹 boil', 'Sárka’s crab boil'],
])('%s is drawn as %s, without asking a font server', (written, drawn) => {
  expect(drawable(written)).toBe(drawn);
});

test('a title of 20,000 letters is drawn as far as it fits', async () => {
  const preview = await findPreview('/plans');
  if (!preview) throw new Error('There is no preview of /plans.');
  for (const letter of ['Æ', 'a ']) {
    const image = await previewImage({ ...preview, title: letter.repeat(20_000) });
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Chat programs leave out larger ones.
    expect(image.length).toBeLessThan(200_000);
  }
});

test('two previews are drawn at once and fifty wait, so that a flood holds up no visitor for long', async () => {
  // Pictures that are not there cost the test no time.
  const absent = { kicker: '', title: '', picture: '/images/absent.jpg' };
  const ends = await Promise.allSettled(Array.from({ length: 60 }, () => previewImage(absent)));
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? end.reason.code : []));
  expect(codes.filter((code) => code === 'ENOENT')).toHaveLength(52);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(8);
});
