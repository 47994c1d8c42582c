import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { article } from '../../e2e/support/pages';
import { systemChromium } from '../lib/browser';
import { writeByHand } from './by-hand';
import { pages, percentile, printTable, ratio } from './figures';
import { startDeployed, startEmptyApp, startFiles, workshop } from './servers';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** Installed on first use, kept out of the project's own packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const tools = path.join(workshop, 'tools');
const cli = path.join(tools, 'node_modules/lighthouse/cli/index.js');

/** Pages that are also measured as a person would write them by hand: they have a picture above the fold. */
const alsoByHand = new Set(['/', '/partner', article]);

/** What Lighthouse writes, as far as it is used. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Scores up to 100, milliseconds, and layout shift. */
type Figures = Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | Metric, number>;
type Metric = 'fcp' | 'lcp' | 'tbt' | 'cls';

/** Prints what Lighthouse says of each type of page on a phone, beside an empty app and pages by hand. */
export async function run(): Promise<void> {
  install();
  await using site = await startDeployed(4950);
  await using empty = await startEmptyApp(4951);
  const floor = median(`${empty.url}/`);
  const row = (name: string, measured: Figures, byHand?: Figures) => [
    ...[name, measured.performance, measured.accessibility, measured.bestPractices, measured.seo],
    Math.round(measured.fcp),
    `${Math.round(measured.lcp)}${byHand ? ` (${ratio(measured.lcp, byHand.lcp)})` : ''}`,
    `${Math.round(measured.tbt)} (${ratio(measured.tbt, floor.tbt)})`,
    measured.cls.toFixed(2),
  ];
  const rows = [row('empty app', floor)];
  for (const page of pages) {
    const byHand = alsoByHand.has(page) ? await medianByHand(site.url + page) : undefined;
    if (byHand) rows.push(row(`${page}, by hand on nginx`, byHand));
    rows.push(row(page, median(site.url + page), byHand));
  }
  printTable(
    `Lighthouse mobile, median of ${RUNS}. LCP against the page by hand, TBT against the empty app.`,
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

async function medianByHand(url: string): Promise<Figures> {
  const folder = path.join(workshop, 'by-hand');
  await writeByHand(url, folder);
  await using nginx = await startFiles(4952, folder);
  return median(`${nginx.url}/index.html`);
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
