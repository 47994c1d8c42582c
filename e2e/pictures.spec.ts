import { article } from './support/pages';
import { expect, test } from './support/test';

const pages = [
  ...['/', '/about', '/team', '/mission', '/contact', '/plans', '/portal', '/referral', '/vacation-rentals'],
  ...['/partner', '/blog', '/blog/page/2', '/blog/category/property-management', article],
  '/blog/saturday-at-the-market-with-a-cooler-and-no-list',
];
const screens = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const screen of screens) {
  const { viewport, deviceScaleFactor } = screen;
  test(`files suit the places of a screen ${viewport.width} wide, ${deviceScaleFactor} pixels a point`, {
    tag: '@any-screen',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...screen, baseURL });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      const shown = await page.evaluate(async () => {
        const images = [...document.images].filter((image) => image.checkVisibility());
        for (const image of images) image.loading = 'eager';
        return Promise.all(
          images.map(async (image) => {
            await image.decode();
            // Its own naturalWidth is in points, by its sizes.
            const file = new Image();
            file.src = image.currentSrc;
            await file.decode();
            const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
            const source = sources.find(({ media }) => matchMedia(media).matches);
            const widest = Number(source?.srcset.match(/\d+(?=w$)/));
            return { file: image.currentSrc, width: file.naturalWidth, points: image.clientWidth, widest };
          }),
        );
      });
      expect(shown.length, path).toBeGreaterThan(0);
      for (const { file, width, points, widest } of shown) {
        const pixels = points * Math.min(deviceScaleFactor, 2);
        expect.soft(file, path).toMatch(/\.avif$/);
        expect.soft(width / pixels, `${path}: ${file} in ${points} points`).toBeLessThanOrEqual(1.8);
        expect
          .soft(width, `${path}: ${file} in ${points} points`)
          .toBeGreaterThanOrEqual(Math.min(pixels * 0.9, widest));
      }
    }
    await context.close();
  });
}
