import { expect, test } from 'vitest';
import { linkPreviews } from '@/content/link-previews';
import { pageMetadata } from './page-metadata';

const pictureOf = (path: string) => {
  const { openGraph } = pageMetadata({ metaTitle: 'A page', metaDescription: 'A page.', path, keywords: [] });
  return openGraph?.images;
};

test.each(Object.entries(linkPreviews))('a link to %s is shown with %s', (path, picture) => {
  const url = `http://localhost:3000${picture}`;
  expect(pictureOf(path)).toEqual([
    { url, alt: 'A page', width: expect.any(Number), height: expect.any(Number) },
  ]);
});

test('a link to any other page is shown with the house picture', () => {
  expect(pictureOf('/terms')).toMatchObject([{ url: 'http://localhost:3000/brand/og-default.jpg' }]);
});
