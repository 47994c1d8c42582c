import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { article } from '@/e2e/support/pages';
import { startNginx } from '@/e2e/support/scale/nginx';
import { printTable, ratio } from './figures';
import { startDeployed, startEmptyApp, startFiles, workshop } from './servers';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

interface Throughput {
  /** Requests a second. */
  rate: number;
  p99: string;
}

/**
 * Prints how many requests for an article a second the site answers, by itself and behind nginx, beside a floor for
 * each.
 */
export async function run(): Promise<void> {
  await using site = await startDeployed(4950);
  await using empty = await startEmptyApp(4951);
  const html = Buffer.from(await (await fetch(site.url + article)).arrayBuffer());
  // Next repeats a page's text in its inline data: half the size makes a document of the same size.
  const filler = `${empty.url}/${Math.round(html.length / 2)}`;
  const folder = path.join(workshop, 'same-bytes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), html);
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(html));
  const certified = path.join(workshop, 'nginx-site');
  await using _proxy = await startNginx(certified, { https: 4955, http: 4956, ports: [4950] });
  await using file = await startFiles(4953, folder, certified);

  const [ours, theirs] = await medians([site.url + article, filler]);
  const gzip = ['Accept-Encoding: gzip', 'Host: localhost'];
  const [behind, floor] = await medians([`https://127.0.0.1:4955${article}`, `${file.url}/index.html`], gzip);
  if (!ours || !theirs || !behind || !floor) return;

  const rows: [string, Throughput, string][] = [
    ['empty app, page of the same size', theirs, ''],
    ['the site itself', ours, `${ratio(ours.rate, theirs.rate)} (≥ 0.9)`],
    ['the same bytes as a file on nginx, TLS, gzip', floor, ''],
    ['nginx of deploy/, TLS, gzip', behind, `${ratio(behind.rate, floor.rate)} (≥ 0.8)`],
  ];
  printTable(
    `An article, wrk with 1 thread and 32 connections, median of ${ROUNDS} rounds in turns.`,
    ['what', 'requests a second', 'p99', 'ratio'],
    rows.map(([name, { rate, p99 }, against]) => [name, Math.round(rate), p99, against]),
  );
}

/** What wrk gets from `url` with one thread and 32 connections. */
async function wrk(url: string, headers: string[], seconds: number): Promise<Throughput> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c32', `-d${seconds}s`, '--latency', ...headers.flatMap((header) => ['-H', header]), url],
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? '',
  };
}

/** The median of all rounds for each of `urls`, in turns, so that all meet the same machine. */
async function medians(urls: string[], headers: string[] = []): Promise<Throughput[]> {
  for (const url of urls) await wrk(url, headers, 2);
  const rounds: Throughput[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, url] of urls.entries()) rounds[index]?.push(await wrk(url, headers, SECONDS));
  return rounds.flatMap((each) => each.toSorted((a, b) => a.rate - b.rate)[ROUNDS >> 1] ?? []);
}
