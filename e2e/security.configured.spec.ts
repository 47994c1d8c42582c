import type { Page } from '@playwright/test';
import { expect, reportViolations, test } from './support/test';

// Together, these pages embed everything that can be configured.
const paths = [
  '/',
  '/partner',
  '/partner/destin',
  '/contact',
  '/about',
  '/referral',
  '/plans',
  '/vacation-rentals',
  '/blog',
  '/portal',
];

test('with every service configured no page violates its CSP', async ({ page, request, browserErrors }) => {
  await reportViolations(page);
  for (const path of paths) {
    await page.goto(path);
    await scrollThrough(page);
    const play = page.getByRole('button', { name: /play|watch/i });
    // Look again before each click, because a click may have renamed the button or replaced it with a video.
    for (const button of await play.all()) if (await button.isVisible()) await button.click();
    await page.waitForLoadState('networkidle');
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe|\*( |;|$)/);
    expect(browserErrors, path).toEqual([]);
  }
});

/** Scrolls to the end, to load lazy frames. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
