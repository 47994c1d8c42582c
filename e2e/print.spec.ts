import { article } from './support/pages';
import { countSheets, expect, test } from './support/test';

test('in print all text has a contrast of at least 4.5:1', { tag: '@any-screen' }, async ({ page }) => {
  // The size of Letter paper without its margins of 12 mm, in CSS pixels.
  await page.setViewportSize({ width: 725, height: 965 });
  for (const path of [
    ...['/', '/partner', '/plans', '/about', '/referral', '/contact', '/vacation-rentals', '/book-a-time'],
    ...['/partner/thank-you', '/partner/sample-analysis', '/portal/sample-statement', '/blog', article],
  ]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const pale = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** The WCAG contrast of a color on white paper. */
      const contrastOf = (color: string) => {
        if (!canvas) return 0;
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
      };
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.nodeValue)
          .join('')
          .trim();
        const { width, height } = element.getBoundingClientRect();
        // Skip text that is only for screen readers: its element is one pixel large.
        if (!text || width * height < 4 || !element.checkVisibility()) return [];
        const { color } = getComputedStyle(element);
        return contrastOf(color) < 4.5 ? [`${text}: ${color}`] : [];
      });
    });
    expect.soft(pale, path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('the plans print on three sheets at most, side by side on the first one', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/plans');
  expect(await countSheets(page)).toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 725, height: 965 });
  await page.emulateMedia({ media: 'print' });
  const cards = await page.getByRole('article').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(965);
  expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(3);
});
