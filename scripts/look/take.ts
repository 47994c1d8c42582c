import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { callWebhook, contentful } from '../../e2e/support/contentful';
import { everyPage } from '../../e2e/support/pages';
import { sites } from '../../e2e/support/sites';
import { testBrowser } from '../lib/browser';
import { pageScene, rareScenes, type Scene, type Width } from './scenes';

/** Whatever shows a date shows this one. */
const NOW = '2026-11-21T12:00:00-06:00';
const PARALLEL = 2;
const SCENE_MS = 60_000;
const FONTS_MS = 3_000;

/**
 * Takes a picture of every scene at every width, or of those whose names have one of the parts in `only`. Returns why a
 * picture could not be taken, by its name.
 */
export async function takePictures(folder: string, widths: readonly Width[], only: string[]) {
  const failures = new Map<string, string>();
  mkdirSync(folder, { recursive: true });
  await using browser = await chromium.launch({
    executablePath: testBrowser(),
    // The command itself ends on a signal, and the browser with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--hide-scrollbars',
      '--font-render-hinting=none',
    ],
  });
  const scenes = (await allScenes()).filter(
    ({ name }) => !only.length || only.some((part) => name.includes(part)),
  );
  const take = async (scene: Scene) => {
    for (const width of widths) {
      const name = `${scene.name}@${width}`;
      await takePicture(browser, scene, width, path.join(folder, `${name}.png`)).catch((error: Error) =>
        failures.set(name, error.message.split('\n')[0] ?? 'unknown'),
      );
    }
  };
  const waiting = scenes.filter(({ contentful: kind }) => !kind);
  const worker = async () => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) await take(scene);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));

  // One after the other: they change what the service answers to everybody.
  for (const scene of scenes.filter(({ contentful: kind }) => kind)) {
    await contentful.send({ do: 'mode', mode: { kind: scene.contentful ?? 'ok' } });
    await callWebhook('quietLakes');
    await take(scene);
    await contentful.send({ do: 'reset' });
    await callWebhook('quietLakes');
  }
  return failures;
}

async function allScenes(): Promise<Scene[]> {
  const rare = new Set(rareScenes.map((scene) => scene.path));
  const paths = (await everyPage(sites.plain.url)).filter(
    (page) => !page.includes('no-such') || !rare.has(page),
  );
  return [...paths.map(pageScene), ...rareScenes];
}

async function takePicture(browser: Browser, scene: Scene, width: Width, file: string) {
  const isPhone = width < 500;
  await using context = await browser.newContext({
    baseURL: sites[scene.site ?? 'plain'].url,
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: scene.javaScriptEnabled ?? true,
    // No video, and no movement that a picture could catch half-way.
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  // Whatever still waits then fails with the page.
  using _limit = setTimeout(() => context.close(), SCENE_MS);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.clock.setFixedTime(NOW);
  await page.emulateMedia({ reducedMotion: 'reduce', ...scene.media });
  if (scene.prepare) await page.addInitScript(scene.prepare);
  await page.goto(scene.path);
  if (scene.javaScriptEnabled !== false) await start(page);
  if ((await scene.arrange?.(page)) === false) return;
  await settle(page, { isAtTop: !scene.screenOnly });
  await page.screenshot({ path: file, fullPage: !scene.screenOnly, animations: 'disabled', caret: 'hide' });
}

/** Gives the page the sign that its scripts wait for, and waits until React has taken over; pages without React pass. */
async function start(page: Page) {
  await page.keyboard.press('Shift');
  await page
    .waitForFunction(
      () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => {});
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
  // The web fonts come after the first paint. A page that has none is complete without.
  const patience = Date.now() + FONTS_MS;
  const hasAll = (mayLackFonts: boolean) =>
    page.evaluate(
      (lacksFonts) =>
        document.fonts.status === 'loaded' &&
        (lacksFonts || [...document.fonts].some(({ status }) => status === 'loaded')) &&
        [...document.images].every(({ complete }) => complete),
      mayLackFonts,
    );
  while (!(await hasAll(Date.now() > patience))) await sleep(50);
}
