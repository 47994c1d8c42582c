import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { systemChromium } from '../../lib/browser';
import { root, workshop } from '../servers';
import { percentile } from '../times';

export interface Score {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds; cls has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  si: number;
}

const tools = path.join(workshop, 'tools');

function install() {
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'lighthouse-once.mjs']) {
    copyFileSync(path.join(root, 'scripts/bench/tools', file), path.join(tools, file));
  }
  if (existsSync(path.join(tools, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse …');
  execFileSync('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: tools,
    stdio: 'inherit',
  });
}

/** One run; Chromium loses the beginning of a trace now and then, so a run without figures is made again. */
function once(url: string, triesLeft = 3): Score {
  const printed = execFileSync(process.execPath, ['lighthouse-once.mjs', url], {
    cwd: tools,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: systemChromium() },
  });
  const { error, ...score } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}');
  if (!error) return score;
  console.log(`${url}: ${error}`);
  if (!triesLeft) throw new Error(`Lighthouse gives no figures for ${url}.`);
  return once(url, triesLeft - 1);
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
