import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { callWebhook, contentful } from '../../e2e/support/contentful';
import { everyPage } from '../../e2e/support/pages';
import { sites } from '../../e2e/support/sites';
import { hydrated } from '../../e2e/support/test';
import { phone } from '../../playwright.config';
import { pageScene, rareScenes, type Scene } from './scenes';

const { LOOK_PICTURES = '', LOOK_BASELINE = '' } = process.env;

const widths = [phone.viewport.width, 768, 1440];
/** Whatever shows a date shows this one. */
const NOW = '2026-11-21T12:00:00-06:00';

const rare = new Set(rareScenes.map((scene) => scene.path));
const paths = (await everyPage(sites.plain.url)).filter(
  (page) => !page.includes('no-such') || !rare.has(page),
);
const bySite = Object.groupBy([...paths.map(pageScene), ...rareScenes], ({ site = 'plain' }) => site);
const left = new Set(LOOK_BASELINE ? readdirSync(LOOK_BASELINE) : []);

for (const [site, scenes = []] of Object.entries(bySite))
  test.describe(() => {
    // One after the other: some change what the fake Contentful answers to everybody.
    if (site === 'configured') test.describe.configure({ mode: 'default' });
    for (const scene of scenes)
      for (const width of widths) {
        left.delete(`${scene.name}@${width}.png`);
        takePicture(scene, width);
      }
  });

for (const file of left)
  test(path.parse(file).name, () => {
    throw new Error('Only the baseline has this picture.');
  });

/** The test that takes a picture of `scene`, and compares it. */
function takePicture(scene: Scene, width: number) {
  test.describe(() => {
    test.use({
      baseURL: sites[scene.site ?? 'plain'].url,
      ...(width === phone.viewport.width ? phone : { viewport: { width, height: 900 } }),
      javaScriptEnabled: scene.javaScriptEnabled ?? true,
    });
    if (scene.contentful) {
      test.beforeEach(() => contentful.send({ do: 'mode', mode: { kind: scene.contentful ?? 'ok' } }));
      test.beforeEach(() => callWebhook('quietLakes'));
      test.afterEach(() => contentful.send({ do: 'reset' }));
      test.afterEach(() => callWebhook('quietLakes'));
    }

    test(`${scene.name}@${width}`, async ({ page }) => {
      const name = `${scene.name}@${width}.png`;
      await page.clock.setFixedTime(NOW);
      // No video, and no movement that a picture could catch half-way.
      await page.emulateMedia({ reducedMotion: 'reduce', ...scene.media });
      await scene.prepare?.(page);
      await page.goto(scene.path);
      if (scene.javaScriptEnabled !== false) await start(page);
      if ((await scene.arrange?.(page)) === false)
        return expect(existsSync(path.join(LOOK_BASELINE, name)), 'in the baseline').toBe(false);
      await settle(page, { isAtTop: !scene.screenOnly });
      const picture = await page.screenshot({
        path: path.join(LOOK_PICTURES, name),
        fullPage: !scene.screenOnly,
        animations: 'disabled',
        caret: 'hide',
      });
      if (LOOK_BASELINE) expect(picture).toMatchSnapshot([name]);
    });
  });
}

/** Gives the page the sign that its scripts wait for, and waits until the islands listen; pages without any pass. */
async function start(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForSelector(hydrated, { state: 'attached', timeout: 5_000 }).catch(() => {});
  // Effects run after the paint that follows.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Waits for everything that arrives late: lazy pictures, frames, fonts. No callback runs where scripts are off. */
async function settle(page: Page, { isAtTop }: { isAtTop: boolean }) {
  const { top, height } = await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return { top: scrollY, height: document.body.scrollHeight };
  });
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  for (let y = 0; y < height; y += 700) await scroll(y);
  await scroll(isAtTop ? 0 : top);
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')));
  const comes = (what: () => boolean, timeout: number) =>
    expect.poll(() => page.evaluate(what), { intervals: [50], timeout }).toBe(true);
  // The web fonts come after the first paint. A page that has none is complete without.
  await comes(() => [...document.fonts].some(({ status }) => status === 'loaded'), 3_000).catch(() => {});
  await comes(() => document.fonts.status === 'loaded', 15_000);
  await comes(() => [...document.images].every(({ complete }) => complete), 15_000);
}
