import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { systemChromium } from '../../lib/browser';
import { inRoot } from '../../lib/setup.mjs';
import { workshop } from '../servers';
import { percentile } from '../times';

/** What Lighthouse writes, as far as it is used. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

export type Score = ReturnType<typeof once>;

const tools = path.join(workshop, 'tools');
const cli = path.join(tools, 'node_modules/lighthouse/cli/index.js');
const options = [
  ...['--quiet', '--output=json', '--no-enable-error-reporting'],
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
];

function install() {
  if (existsSync(cli)) return;
  mkdirSync(tools, { recursive: true });
  copyFileSync(inRoot('scripts/bench/tools/package.json'), path.join(tools, 'package.json'));
  console.log('Installing Lighthouse …');
  const args = ['install', '--no-fund', '--no-audit', '--loglevel=error'];
  execFileSync('npm', args, { cwd: tools, stdio: 'inherit' });
}

/** One run; Chromium loses the beginning of a trace now and then, so a run without figures is made again. */
function once(url: string) {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    const { stdout } = spawnSync(process.execPath, [cli, url, ...options], {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: systemChromium() },
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { audits, categories, runtimeError }: Report = JSON.parse(stdout);
    const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    if (!runtimeError)
      return {
        performance: percent('performance'),
        accessibility: percent('accessibility'),
        bestPractices: percent('best-practices'),
        seo: percent('seo'),
        // Milliseconds; cls has no unit.
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        si: value('speed-index'),
      };
    console.log(`${url}: ${runtimeError.message}`);
    if (!triesLeft) throw new Error(`Lighthouse gives no figures for ${url}.`);
  }
}

/** Lighthouse mobile of `url`, each figure the median of `runs`, after a visit that fills the server's caches. */
export function lighthouse(url: string, runs = 3): Score {
  install();
  const { ...median } = once(url);
  const scores = Array.from({ length: runs }, () => once(url));
  for (const name of Object.keys(median) as (keyof Score)[])
    median[name] = percentile(scores.map((score) => score[name]));
  return median;
}
