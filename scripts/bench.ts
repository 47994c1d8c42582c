// npm run bench [-- NAME ...]: measures the figures in docs/performance.md for the newest build, with their budgets.
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { rentals } from '@/content/rentals';
import { article } from '@/e2e/support/pages';
import { repeat } from '@/e2e/support/repeat';
import { startSite } from '@/lib/platform/testing/start-site';
import { phone } from '@/playwright.config';
import { findChromium } from './lib/browser';

/** One page of each type. */
const pages = `/ /partner /blog ${article} /referral /about /contact /privacy /partner/thank-you /plans
  /vacation-rentals /vacation-rentals/${rentals[0]?.id} /portal`.split(/\s+/);

const runs = Array.from({ length: Number(process.env.BENCH_RUNS ?? 3) });
const seconds = process.env.BENCH_SECONDS ?? '8';

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function runTool(name: string, ...args: string[]): string {
  const env = { ...process.env, CHROME_PATH: findChromium() };
  return execFileSync('npx', ['--yes', name, ...args], { encoding: 'utf8', env, maxBuffer: 64e6 });
}

async function bytes(site: string) {
  const kilobytes = async (path: string) => {
    const response = await fetch(new URL(path, site));
    return gzipSync(await response.arrayBuffer(), { level: 6 }).length / 1_000;
  };
  for (const page of pages) {
    const document = parse(await (await fetch(site + page)).text());
    const files = document.querySelector('#loader')?.getAttribute('data-runtime')?.split(' ') ?? [];
    const [html = 0, ...scripts] = await Promise.all([page, ...files].map(kilobytes));
    const total = scripts.reduce((sum, size) => sum + size, 0);
    const budget = /plans|rentals|portal/.test(page) ? 156 : 149;
    print(page, { scripts: `${total.toFixed(1)} kB (≤ ${budget})`, html: `${html.toFixed(1)} kB` });
  }
}

function lighthouse(site: string) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-quic';
  for (const page of pages) {
    const reports = runs.map(() =>
      JSON.parse(runTool('lighthouse@13.5.0', site + page, '--quiet', '--output=json', flags)),
    );
    const score = (name: string) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[name].score)));
    const time = (name: string) =>
      `${Math.round(median(reports.map(({ audits }) => audits[name].numericValue)))} ms`;
    print(page, {
      scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(', '),
      LCP: time('largest-contentful-paint'),
      TBT: time('total-blocking-time'),
    });
  }
}

/** The slow 4G connection that Lighthouse simulates for phones, in milliseconds and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Budgets in milliseconds, for a control that is plain HTML and for one that React hydrates. */
const nativeBudget = { cold: 100, cached: 100, running: 100 };
const islandBudget = { ...nativeBudget, cold: 1_400, cached: 500 };

/** Each row: a page, a control on it, an expression that becomes true when the page has reacted, and the budgets. */
const controls = [
  ['/', '[popovertarget=mobile-menu]', `find('#mobile-menu').matches(':popover-open')`, nativeBudget],
  [article, '[data-share] > summary', `find('[data-share]').open`, nativeBudget],
  ['/plans', 'label:has([value="twoYear"])', `find('input[value="twoYear"]').checked`, nativeBudget],
  ['/blog', 'text=Load More', `find('#posts + div [aria-disabled]')`, islandBudget],
  ['/portal', 'text=Show password', `find('#portal-password').type === 'text'`, islandBudget],
] as const;

/** The state of a page when its control is pressed: no script loaded, scripts cached, or islands hydrated. */
const states = ['cold', 'cached', 'running'] as const;

async function touches(site: string) {
  await using browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  for (const [path, control, responded, budgets] of controls) {
    const times = { cold: [] as number[], cached: [] as number[], running: [] as number[] };
    for (const _ of runs) {
      await using context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      for (const state of states) {
        await page.goto(site + path, { waitUntil: 'networkidle' });
        if (state === 'running') {
          await page.keyboard.press('Shift');
          await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
        }
        times[state].push(await timeTap(page, session, control, responded));
      }
    }
    print(
      `${path} ${control}`,
      Object.fromEntries(
        states.map((state) => [state, `${Math.round(median(times[state]))} ms (≤ ${budgets[state]})`]),
      ),
    );
  }
}

/** Returns the milliseconds from a tap to the first frame that shows its effect, on slow 4G with the CPU slowed 4×. */
async function timeTap(page: Page, session: CDPSession, control: string, responded: string): Promise<number> {
  await page.evaluate(`
    const find = (selector) => document.querySelector(selector);
    window.response = new Promise((done) => addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => ${responded} ? done(performance.now() - timeStamp) : requestAnimationFrame(look);
      look();
    }, { capture: true, once: true })); 0`);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.locator(control).first().tap();
  const response = await page.evaluate<number>('window.response');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', NO_LIMIT);
  return response;
}

/** Beginnings of made-up URLs. Each request appends another number, so that no response is in the cache. */
const madeUpPaths = ['/blog/none-', '/none-', '/vacation-rentals?q='];
const MADE_UP_REQUESTS = 20_000;

async function load(site: string, megabytes: () => number) {
  const options = ['--connections=32', `--duration=${seconds}`, '--json'];
  const { requests, latency } = JSON.parse(runTool('autocannon@8.0.0', ...options, site + article));
  print(article, { 'requests a second': Math.round(requests.average), p99: `${latency.p99} ms` });
  const request = async (n: number) => (await fetch(`${site}${madeUpPaths[n % 3]}${n}`)).arrayBuffer();
  await repeat(32, (n) => n < MADE_UP_REQUESTS, request);
  print(`${MADE_UP_REQUESTS} made-up addresses`, { resident: `${megabytes()} MB (≤ 400)` });
}

const print = (row: string, figures: object) =>
  console.log([row, ...Object.entries(figures).map(([name, value]) => `${name} ${value}`)].join(' · '));

const benches = { bytes, lighthouse, touches, load };

// The same memory settings as in deploy/sea-oat-stays@.service.
await using site = await startSite({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=256',
});
for (const [name, bench] of Object.entries(benches))
  if (process.argv.length < 3 || process.argv.includes(name)) await bench(site.url, site.megabytes);
