import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { guide } from '@/content/guide';
import { linkPreviews } from '@/content/link-previews';
import { regions } from '@/content/regions';
import { rentals } from '@/content/rentals';
import { findPreview } from './find-preview';
import { previewAddress, toPagePath } from './preview-address';
import { drawableTitle, drawPreviewImage } from './preview-image';

test.each([
  ['/', '/og/home.jpg'],
  [`/partner/${regions[0].id}`, `/og/partner/${regions[0].id}.jpg`],
  ['/blog/quiet.lakes', '/og/blog/quiet.lakes.jpg'],
  ['/blog/page/2', '/og/blog/page/2.jpg'],
  ['/vacation-rentals/blue-house', '/og/vacation-rentals/blue-house.jpg'],
  ['/vacation-rentals/page/2', '/og/vacation-rentals/page/2.jpg'],
  ['/vacation-rentals/area/bay/page/2', '/og/vacation-rentals/area/bay/page/2.jpg'],
  ['/vacation-rentals/saved', null],
  ['/contact/thank-you', null],
  ['/portal', null],
])('the preview address of %s is %s, and maps back to the page', (page, address) => {
  expect(previewAddress(page)).toBe(address);
  if (address) expect(toPagePath(address.split('/').slice(2))).toBe(page);
});

test.each([
  '/og/blog/page/0001.jpg',
  '/og/blog/page/0.jpg',
  '/og/blog/page/2.0.jpg',
  '/og/.jpg',
  '/og/plans',
  '/og/plans.png',
  '/og/portal.jpg',
])('%s is not a preview address', (address) => {
  expect(toPagePath(address.split('/').slice(2))).toBeNull();
});

test.each(Object.entries(linkPreviews))('%s has a picture and a short title', (_, { title, picture }) => {
  expect(existsSync(`public${picture}`)).toBe(true);
  expect(title.length).toBeLessThanOrEqual(60);
});

test('a home has a preview with its picture, and an area one with its name', async () => {
  const [home] = rentals;
  const { title, pictures, region } = home ?? {};
  expect(await findPreview(`/vacation-rentals/${home?.id}`)).toMatchObject({
    title,
    picture: pictures?.[0].src,
  });
  const { where } = regions.find(({ id }) => id === region) ?? {};
  expect((await findPreview(`/vacation-rentals/area/${region}`))?.title).toContain(where);
});

test.each(['/blog/page/99', '/blog/no-such-post', '/vacation-rentals/no-such-home', '/nowhere', '/toString'])(
  '%s has no preview',
  async (page) => {
    expect(await findPreview(page)).toBeNull();
  },
);

test.each([
  ['Café “Azul” – 5€…', 'Café “Azul” – 5€…'],
  ['Šárka’s 🦀 crab 螃蟹 boil', 'Sárka’s crab boil'],
  ['שלום, 30A!', guide.name],
  ['🌊🌊', guide.name],
])('%s is drawn as %s, without fetching fonts', (written, drawn) => {
  expect(drawableTitle(written)).toBe(drawn);
});

test('truncates a title of 20,000 letters', async () => {
  const preview = await findPreview('/plans');
  if (!preview) throw new Error('There is no preview of /plans.');
  const image = await drawPreviewImage({ ...preview, title: 'Æ '.repeat(10_000) });
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Chat apps ignore larger images.
  expect(image.length).toBeLessThan(200_000);
});

test('draws the descenders of the last line in full', async () => {
  const heightOfFirstLine = async (title: string) => {
    const image = await drawPreviewImage({ kicker: '', title, picture: '/images/blog/fallback.jpg' });
    // The area of the title: below the logo, left of the picture.
    const panel = { left: 60, top: 150, width: 490, height: 480 };
    const { data, info } = await sharp(image)
      .extract(panel)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isInked = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).some((gray) => gray < 120),
    );
    const top = isInked.indexOf(true);
    return isInked.indexOf(false, top) - top;
  };
  // The second line has only letters without ascenders, so a gap shows where the descenders of the first line end.
  expect(await heightOfFirstLine('gjpqy')).toBe(await heightOfFirstLine('gjpqy nnnnnnnnnnnn'));
});
