import { sampleEntries } from '@/content/blog';
import { slugify } from '@/lib/contentful/slug';
import { oneOfEachLayout } from './support/pages';
import { expect, test } from './support/test';

const withPicturesInHtml = sampleEntries.find(
  ({ fields }) => 'content1' in fields && String(fields.content1).includes('<img'),
);
const pages = [...oneOfEachLayout, `/blog/${slugify(withPicturesInHtml?.fields.title ?? '')}`];

const tinyGif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 3],
  [768, 1024, 1],
  [1440, 900, 1],
] as const) {
  test(`pictures have the right size on a screen ${width} CSS pixels wide at scale ${deviceScaleFactor}`, {
    tag: '@any-screen',
  }, async ({ browser, baseURL }) => {
    await using page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, baseURL });
    // Forbid caching: a browser that has a wider picture in its cache would show that one instead of the right size.
    await page.route(/\/pictures\/|\.(js|mp4)$/, (route) =>
      route.fulfill({ body: tinyGif, contentType: 'image/gif', headers: { 'cache-control': 'no-store' } }),
    );
    for (const path of pages) {
      await page.goto(path);
      const shown = await page.evaluate(async () => {
        const images = [...document.images].filter((image) => image.checkVisibility());
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode()));
        return images.map(({ currentSrc, clientWidth, parentElement }) => {
          const sources = [...(parentElement?.querySelectorAll('source') ?? [])];
          const { srcset = '' } = sources.find(({ media }) => matchMedia(media).matches) ?? {};
          return { file: currentSrc, points: clientWidth, widest: Number(/\d+(?=w$)/.exec(srcset)) };
        });
      });
      // A browser may show a file that it already has for a larger place on the page, so check only the largest.
      const byWidth = shown.toSorted((one, other) => one.points - other.points);
      const largest = new Map(byWidth.map((image) => [image.file, image]));
      for (const { file, points, widest } of largest.values()) {
        const [, made] = /-(\d+)\.\w+\.avif$/.exec(file) ?? [];
        const pixels = points * Math.min(deviceScaleFactor, 2);
        const which = `${path}: ${file} in ${points} points`;
        expect.soft(Number(made), which).toBeLessThanOrEqual(pixels * 1.8);
        expect.soft(Number(made), which).toBeGreaterThanOrEqual(Math.min(pixels * 0.9, widest));
      }
    }
  });
}
