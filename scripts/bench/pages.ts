import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { article } from '../../e2e/support/pages';
import { startNginx } from '../../e2e/support/scale/nginx';
import { measureAnswers } from './pages/answers';
import { bytesOf } from './pages/bytes';
import { lighthouse, type Score } from './pages/lighthouse';
import { writeTwin } from './pages/twin';
import { startDeployed, startEmptyApp, startFiles, workshop } from './servers';
import { kilobytes, printTable, ratio } from './table';
import { medians, type Throughput } from './wrk';

/** One page of each type. */
const pages = `/ /partner /blog ${article} /referral /about /contact /privacy /partner/thank-you /plans
  /vacation-rentals /portal`.split(/\s+/);

/** The budget of a page's JavaScript, against the empty app. */
const budgetOf = (page: string) => (/plans|rentals|portal/.test(page) ? 1.15 : 1.1);

/** Pages that are also measured as a person would write them by hand: they have a picture above the fold. */
const withTwin = new Set(['/', '/partner', article]);
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

/** Bytes, Lighthouse, answers to a touch and throughput of every page type, beside an empty app and a static twin. */
export async function run(): Promise<void> {
  const only = process.env.BENCH_ONLY?.split(',');
  const wants = (part: string) => !only || only.includes(part);
  await using site = await startDeployed(4950);
  await using empty = await startEmptyApp(4951);
  if (wants('bytes')) await printBytes(site.url, empty.url);
  if (wants('lighthouse')) await printLighthouse(site.url, empty.url);
  if (wants('answers')) await measureAnswers(site.url);
  if (wants('throughput')) await printThroughput(site.url, empty.url);
}

async function printBytes(site: string, empty: string) {
  const floor = await bytesOf(`${empty}/`);
  console.log(
    `\nCompressed bytes of a first load (gzip). The empty app: ${kilobytes(floor.js)} of JavaScript.\n`,
  );
  const rows = await Array.fromAsync(pages, async (page) => {
    const { js, html } = await bytesOf(site + page);
    return [page, kilobytes(js), `${ratio(js, floor.js)} (≤ ${budgetOf(page)})`, kilobytes(html)];
  });
  printTable(['page', 'JavaScript', 'against empty app', 'HTML'], rows);
}

/** The page at `address` as a file on nginx, written by hand, and what Lighthouse says of it. */
async function twinOf(address: string): Promise<Score> {
  const folder = path.join(workshop, 'twin');
  await writeTwin(address, folder);
  await using nginx = await startFiles(4952, folder);
  return lighthouse(`${nginx.url}/index.html`, RUNS);
}

async function printLighthouse(site: string, empty: string) {
  const floor = lighthouse(`${empty}/`, RUNS);
  const row = (name: string, score: Score, byHand?: Score) => [
    ...[name, score.performance, score.accessibility, score.bestPractices, score.seo],
    ...[Math.round(score.fcp), Math.round(score.lcp), byHand ? ratio(score.lcp, byHand.lcp) : ''],
    ...[Math.round(score.tbt), ratio(score.tbt, floor.tbt), score.cls.toFixed(2), Math.round(score.si)],
  ];
  const rows = [row('empty app', floor)];
  for (const page of pages) {
    const twin = withTwin.has(page) ? await twinOf(site + page) : undefined;
    if (twin) rows.push(row(`${page} by hand, on nginx`, twin));
    rows.push(row(page, lighthouse(site + page, RUNS), twin));
  }
  console.log(`\nLighthouse mobile, median of ${RUNS}. Budgets: LCP 1.15, TBT 1.2, CLS 0.00.\n`);
  printTable(
    [
      ...['page', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'against by hand', 'TBT ms'],
      ...['against empty', 'CLS', 'SI ms'],
    ],
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
  const certified = path.join(workshop, 'nginx-site');
  await using _proxy = await startNginx(certified, { https: 4955, http: 4956, ports: [4950] });
  await using file = await startFiles(4953, folder, certified);

  const [ours, theirs] = await medians([site + article, filler]);
  const gzip = ['Accept-Encoding: gzip', 'Host: localhost'];
  const [behind, floor] = await medians([`https://127.0.0.1:4955${article}`, `${file.url}/index.html`], gzip);
  if (!ours || !theirs || !behind || !floor) return;

  console.log('\nRequests a second (wrk, 1 thread, 32 connections, median of 3 rounds in turns).\n');
  const rows: [string, Throughput, string][] = [
    ['empty app, page of the same size', theirs, ''],
    ['article, the site itself', ours, `${ratio(ours.rate, theirs.rate)} (≥ 0.9)`],
    ['the same bytes as a file on nginx, TLS, gzip', floor, ''],
    ['article, nginx of deploy/, TLS, gzip', behind, `${ratio(behind.rate, floor.rate)} (≥ 0.8)`],
  ];
  printTable(
    ['what', 'requests a second', 'p99', 'ratio'],
    rows.map(([name, { rate, p99 }, against]) => [name, Math.round(rate), p99, against]),
  );
}
