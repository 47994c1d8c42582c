import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { article } from '@/e2e/support/pages';
import { phone } from '@/playwright.config';
import { systemChromium } from '@/scripts/lib/browser';
import { percentile, printTable } from './figures';
import { startDeployed } from './servers';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
/** A phone as Lighthouse has it: slow 4G, and a processor that is four times slower. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * The state at the touch: only the page is loaded, it was scrolled 3 s ago, the files are in the cache, or islands
 * run.
 */
const STATES = ['cold', 'scrolled', 'cached', 'running'] as const;

/** Budgets in milliseconds for each state, of a control of plain HTML and of one that needs its island. */
const native = { cold: 100, scrolled: 100, cached: 100, running: 100 };
const island = { cold: 1_400, scrolled: 600, cached: 500, running: 100 };

interface Touch {
  name: string;
  path: string;
  control(page: Page): Locator;
  /** An expression that is true once the page has responded. */
  responded: string;
  budgets: typeof native;
}

const touches: Touch[] = [
  {
    name: 'open the menu',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    responded: `document.querySelector('#mobile-menu').matches(':popover-open')`,
    budgets: native,
  },
  {
    name: 'open share',
    path: article,
    control: (page) => page.getByText('Share', { exact: true }).first(),
    responded: `document.querySelector('[data-share]').open`,
    budgets: native,
  },
  {
    name: 'toggle the plans',
    path: '/plans',
    control: (page) => page.getByText('2-Year').first(),
    responded: `document.querySelector('#commitment [value="twoYear"]').checked`,
    budgets: native,
  },
  {
    name: 'Load More',
    path: '/blog',
    control: (page) => page.getByRole('button', { name: /Load More/ }),
    responded: `document.querySelector('#posts + div [aria-disabled]')`,
    budgets: island,
  },
  {
    name: 'show the password',
    path: '/portal',
    control: (page) => page.getByRole('button', { name: 'Show password' }),
    responded: `document.querySelector('#portal-password').type === 'text'`,
    budgets: island,
  },
];

/** Prints the time from a touch to its response in each state, and the longest event. */
export async function run(): Promise<void> {
  await using site = await startDeployed(4950);
  await using browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
  const rows = [];
  for (const touch of touches) {
    const states = STATES.map((state) => ({ state, responses: [] as number[], events: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      await using context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      for (const { state, responses, events } of states) {
        await page.goto('about:blank');
        if (state === 'cold' || state === 'scrolled') await session.send('Network.clearBrowserCache');
        await page.goto(site.url + touch.path, { waitUntil: 'networkidle' });
        if (state === 'running') {
          await page.keyboard.press('Shift');
          await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        }
        const { response, event } = await measure(page, session, touch, state);
        responses.push(response);
        events.push(event);
      }
    }
    rows.push([
      touch.name,
      ...states.map(
        ({ state, responses }) => `${Math.round(percentile(responses))} ms (≤ ${touch.budgets[state]})`,
      ),
      `${Math.max(...states.map(({ events }) => percentile(events))) || 'below 16'} ms (≤ 80)`,
    ]);
  }
  printTable(
    `From a touch to its response: slow 4G, a processor 4 times slower, median of ${ROUNDS}.`,
    ['touch', ...STATES, 'longest event'],
    rows,
  );
}

/** Milliseconds from the finger's press to the first frame with a response, and of the longest event, as in INP. */
async function measure(
  page: Page,
  session: CDPSession,
  { control, responded }: Touch,
  state: (typeof STATES)[number],
) {
  await page.evaluate(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'event', durationThreshold: 16 });
    window.response = new Promise((done) => addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => ${responded} ? done(performance.now() - timeStamp) : requestAnimationFrame(look);
      look();
    }, { capture: true, once: true })); 0`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (state === 'scrolled') {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(3_000);
  }
  await control(page).tap();
  const response = await page.evaluate<number>(
    'Promise.race([window.response, new Promise((done) => setTimeout(done, 9_000, Infinity))])',
  );
  // An event is reported a while after its frame.
  await page.waitForTimeout(700);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', NO_LIMIT);
  return { response, event: await page.evaluate<number>('longest') };
}
