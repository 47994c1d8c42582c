import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { systemChromium } from '@/scripts/lib/browser';
import { pages, percentile, printTable, ratio } from './figures';
import { startDeployed, startEmptyApp, workshop } from './servers';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Installed on first use, kept out of the project's own packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const tools = path.join(workshop, 'tools');
const cli = path.join(tools, 'node_modules/lighthouse/cli/index.js');

/** What Lighthouse writes, as far as it is used. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Scores up to 100, milliseconds, and layout shift. */
type Figures = Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | Metric, number>;
type Metric = 'fcp' | 'lcp' | 'tbt' | 'cls';

/** Prints what Lighthouse says of each type of page on a phone, beside an empty app. */
export async function run(): Promise<void> {
  install();
  await using site = await startDeployed(4950);
  await using empty = await startEmptyApp(4951);
  const floor = median(`${empty.url}/`);
  const row = (name: string, measured: Figures) => [
    ...[name, measured.performance, measured.accessibility, measured.bestPractices, measured.seo],
    Math.round(measured.fcp),
    Math.round(measured.lcp),
    `${Math.round(measured.tbt)} (${ratio(measured.tbt, floor.tbt)})`,
    measured.cls.toFixed(2),
  ];
  const rows = [row('empty app', floor), ...pages.map((page) => row(page, median(site.url + page)))];
  printTable(
    `Lighthouse mobile, median of ${RUNS}. TBT against the empty app.`,
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    rows,
  );
}

function install() {
  if (existsSync(cli)) return;
  mkdirSync(tools, { recursive: true });
  const args = ['install', '--prefix', tools, '--no-fund', '--no-audit', '--loglevel=error', LIGHTHOUSE];
  execFileSync('npm', args, { stdio: 'inherit' });
}

/** Each figure the median of all runs, after one that fills the server's caches. */
function median(url: string): Figures {
  const { ...result } = once(url);
  const runs = Array.from({ length: RUNS }, () => once(url));
  for (const name of Object.keys(result) as (keyof Figures)[])
    result[name] = percentile(runs.map((figures) => figures[name]));
  return result;
}

/** One run. Chromium loses the beginning of a trace now and then, so a run without figures is made again. */
function once(url: string, triesLeft = 3): Figures {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic';
  const args = [cli, url, '--quiet', '--output=json', '--no-enable-error-reporting', flags];
  const { stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: systemChromium() },
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { audits, categories, runtimeError }: Report = JSON.parse(stdout);
  if (runtimeError && triesLeft) return once(url, triesLeft - 1);
  if (runtimeError) throw new Error(`Lighthouse gives no figures for ${url}: ${runtimeError.message}`);
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    seo: percent('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
