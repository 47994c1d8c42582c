import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { systemChromium } from '../../lib/browser';
import { printTable } from '../table';
import { percentile } from '../times';

declare global {
  interface Window {
    /** Milliseconds. */
    longestEvent: number;
  }
}

const ROUNDS = 11;

type Interaction = [name: string, path: string, control: (page: Page) => Locator];

const interactions = (article: string): Interaction[] => [
  ['open the menu', '/', (page) => page.getByRole('button', { name: 'Menu' })],
  ['toggle the plans', '/plans', (page) => page.getByText('2-Year').first()],
  ['Load More', '/blog', (page) => page.getByRole('button', { name: /Load More/ })],
  ['open share', article, (page) => page.getByText('Share', { exact: true }).first()],
];

/** The longest event of one interaction, in ms, as INP counts it (event timing, 4 times slower processor). */
async function cost(page: Page, session: CDPSession, [, path, control]: Interaction, site: string) {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.longestEvent = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestEvent = Math.max(window.longestEvent, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await control(page).tap();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.longestEvent);
}

/** Prints the interaction cost of the four things that visitors do most. */
export async function measureInteractions(site: string, article: string): Promise<void> {
  await using browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const rows = [];
  for (const interaction of interactions(article)) {
    const costs = [];
    for (let round = 0; round < ROUNDS; round += 1) costs.push(await cost(page, session, interaction, site));
    const middle = percentile(costs);
    rows.push([interaction[0], middle ? `${middle} ms` : 'below 16 ms', '≤ 80 ms']);
  }
  console.log(`\nInteraction cost at 4 times CPU throttle, median of ${ROUNDS}.\n`);
  printTable(['interaction', 'longest event', 'budget'], rows);
}
