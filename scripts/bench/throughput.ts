import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Throughput {
  /** Requests a second. */
  rate: number;
  p99: string;
}

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

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

/** The median of three rounds for each of `urls`, in turns, so that all meet the same machine. */
export async function medians(urls: string[], headers: string[] = []): Promise<Throughput[]> {
  for (const url of urls) await wrk(url, headers, 2);
  const rounds: Throughput[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, url] of urls.entries()) rounds[index]?.push(await wrk(url, headers, SECONDS));
  return rounds.flatMap((each) => each.toSorted((a, b) => a.rate - b.rate)[ROUNDS >> 1] ?? []);
}
