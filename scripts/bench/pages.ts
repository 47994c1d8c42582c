import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bytesOf } from './pages/bytes';
import { measureInteractions } from './pages/interactions';
import { lighthouse } from './pages/lighthouse';
import { startEmptyApp, startNginx, startSite, workshop } from './pages/servers';
import { throughput } from './pages/throughput';
import { writeTwin } from './pages/twin';
import { kilobytes, printTable, ratio } from './table';

const article = '/blog/the-quiet-lakes-behind-the-dunes';

/** One page of each type, with its budget of JavaScript against the empty app. */
const pages: { path: string; js: number }[] = [
  { path: '/', js: 1.08 },
  { path: '/partner', js: 1.08 },
  { path: '/plans', js: 1.15 },
  { path: '/vacation-rentals', js: 1.15 },
  { path: '/blog', js: 1.08 },
  { path: article, js: 1.08 },
  { path: '/referral', js: 1.08 },
  { path: '/about', js: 1.08 },
  { path: '/contact', js: 1.08 },
  { path: '/portal', js: 1.15 },
  { path: '/privacy', js: 1.08 },
  { path: '/partner/thank-you', js: 1.08 },
];

/** Bytes, Lighthouse, interactions and throughput of every page type, beside an empty app and a static twin. */
export async function run(): Promise<void> {
  const only = process.env.BENCH_ONLY?.split(',');
  const wants = (part: string) => !only || only.includes(part);
  const site = await startSite(4950);
  const empty = await startEmptyApp(4951);
  try {
    if (wants('bytes')) await printBytes(site.url, empty.url);
    if (wants('lighthouse')) await printLighthouse(site.url, empty.url);
    if (wants('interactions')) await measureInteractions(site.url, article);
    if (wants('throughput')) await printThroughput(site.url, empty.url);
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
  }
}

async function printBytes(site: string, empty: string) {
  const floor = await bytesOf(`${empty}/`);
  console.log(
    `\nCompressed bytes of a first load (gzip). The empty app: ${kilobytes(floor.js)} of JavaScript.\n`,
  );
  const rows = [];
  for (const { path: page, js } of pages) {
    const bytes = await bytesOf(site + page);
    rows.push([
      page,
      kilobytes(bytes.js),
      `${ratio(bytes.js, floor.js)} (≤ ${js})`,
      kilobytes(bytes.css),
      kilobytes(bytes.html),
      `${ratio(bytes.html, bytes.handWritten)} (≤ 3)`,
    ]);
  }
  printTable(['page', 'JavaScript', 'against empty app', 'CSS', 'HTML', 'HTML against hand-written'], rows);
}

async function printLighthouse(site: string, empty: string) {
  const floor = lighthouse(`${empty}/`);
  const folder = path.join(workshop, 'twin');
  mkdirSync(folder, { recursive: true });
  await writeTwin(`${site}${article}`, folder);
  const nginx = await startNginx(4952, folder);
  const twin = lighthouse(`${nginx.url}/index.html`);
  await nginx.stop();

  console.log('\nLighthouse mobile, median of 3.\n');
  const row = (name: string, score: ReturnType<typeof lighthouse>, lcp = '') => [
    name,
    score.performance,
    score.accessibility,
    score.bestPractices,
    score.seo,
    Math.round(score.fcp),
    Math.round(score.lcp),
    lcp,
    Math.round(score.tbt),
    score.cls.toFixed(3),
    Math.round(score.si),
  ];
  const rows = [row('empty app', floor), row('article by hand on nginx', twin)];
  for (const { path: page } of pages) {
    const score = lighthouse(site + page);
    rows.push(row(page, score, page === article ? `${ratio(score.lcp, twin.lcp)} (≤ 1.15)` : ''));
  }
  printTable(
    ['page', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'against by hand', 'TBT ms', 'CLS', 'SI ms'],
    rows,
  );
}

async function printThroughput(site: string, empty: string) {
  const html = Buffer.from(await (await fetch(site + article)).arrayBuffer());
  // Next repeats a page's text in its inline data: half the size makes a document of the same size.
  const filler = `${empty}/${Math.round(html.length / 2)}`;
  const folder = path.join(workshop, 'same-bytes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(html));
  const nginx = await startNginx(4953, folder);

  const figures = throughput([site + article, filler, `${nginx.url}/index.html`]);
  await nginx.stop();
  const [ours, theirs, file] = figures;
  if (!ours || !theirs || !file) return;
  console.log('\nRequests a second (wrk, 1 thread, 32 connections, median of 3 rounds in turns).\n');
  printTable(
    ['what', 'requests a second', 'p99', 'ratio'],
    [
      ['article, next start', Math.round(ours.rate), ours.p99, ''],
      [
        'empty app, page of the same size',
        Math.round(theirs.rate),
        theirs.p99,
        `${ratio(ours.rate, theirs.rate)} (≥ 0.9)`,
      ],
      ['the same bytes as a file on nginx', Math.round(file.rate), file.p99, ratio(ours.rate, file.rate)],
    ],
  );
}
