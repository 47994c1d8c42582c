import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startNginx } from '@/e2e/support/scale/nginx';
import { phone } from '@/playwright.config';
import { systemChromium } from '@/scripts/lib/browser';
import { pages, percentile, printTable, ratio } from './figures';
import { startDeployed, workshop } from './servers';
import { SLOW_4G } from './touches';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 3);

/** Nothing is cached; all is; and nginx has what it had while the site has just been started again. */
const PASSES = ['first', 'second', 'after a restart'] as const;

/**
 * Milliseconds to the end of the first picture, where there is one, and to LCP; kB; milliseconds of the site's
 * processor.
 */
type Visit = Record<'picture' | 'lcp' | 'bytes' | 'cpu', number>;

/** Prints what the first visitor of each type of page waits for after a start, beside the second one. */
export async function run(): Promise<void> {
  await using browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
  const visits: (Visit & { page: string; pass: string })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = path.join(workshop, 'nginx-first');
    rmSync(folder, { recursive: true, force: true });
    await using nginx = await startNginx(folder, { https: 4955, http: 4956, ports: [4950] });
    let site = await startDeployed(4950);
    for (const pass of PASSES) {
      if (pass === 'after a restart') {
        await site.stop();
        site = await startDeployed(4950);
      }
      for (const page of pages) {
        const before = processorMs(site.process.pid);
        const seen = await visit(browser, nginx.url + page);
        const cpu = processorMs(site.process.pid) - before;
        visits.push({ page, pass, ...seen, cpu });
      }
    }
    await site.stop();
  }

  const median = (page: string, pass: string, name: keyof Visit) =>
    percentile(visits.filter((each) => each.page === page && each.pass === pass).map((each) => each[name]));
  const cell = (page: string, name: keyof Visit) => {
    const [first = 0, second = 0, restarted = 0] = PASSES.map((pass) => median(page, pass, name));
    const beside = (value: number) => `${Math.round(value)} (${ratio(value, second)})`;
    return Number.isFinite(second) ? `${beside(first)} · ${Math.round(second)} · ${beside(restarted)}` : '';
  };
  printTable(
    `Slow 4G, through nginx, median of ${ROUNDS}: ${PASSES.join(' · ')}.`,
    ['page', 'first picture ms', 'LCP ms', 'kB', 'processor of the site ms'],
    pages.map((page) => [
      ...[page, cell(page, 'picture'), cell(page, 'lcp'), Math.round(median(page, 'first', 'bytes') / 1000)],
      PASSES.map((pass) => median(page, pass, 'cpu').toFixed(0)).join(' · '),
    ]),
  );
}

/** One visit of a phone that knows nothing of the site. */
async function visit(browser: Browser, url: string): Promise<Omit<Visit, 'cpu'>> {
  await using context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(url, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const lcp = await new Promise<number>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pictures = files.filter(({ name }) => /\.(avif|webp|jpg)$/.test(name));
    return {
      lcp,
      picture: Math.min(...pictures.map(({ responseEnd }) => responseEnd)),
      bytes: [navigation, ...files].reduce((sum, file) => sum + (file?.transferSize ?? 0), 0),
    };
  });
}

/** Processor time that all threads of a process have used. */
function processorMs(pid = 0): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}
