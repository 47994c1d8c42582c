// node lighthouse-once.mjs URL: one mobile run with Lighthouse's own defaults, as one line of JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const chrome = await launch({
  chromePath: process.env.CHROME_PATH,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const result = await lighthouse(process.argv[2], { port: chrome.port, output: 'json', logLevel: 'error' });
const { audits, categories, runtimeError } = result.lhr;
const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
const value = (name) => audits[name]?.numericValue ?? null;
console.log(
  JSON.stringify({
    error: runtimeError?.message,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
  }),
);
await chrome.kill();
