import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Throughput {
  requests: number;
  /** Requests a second. */
  rate: number;
  p99: string;
}

interface Options {
  seconds?: number;
  headers?: string[];
  /** A Lua file that makes the requests. */
  script?: string;
}

const ROUNDS = 3;

/** What wrk gets from `url` with one thread and 32 connections. */
export async function wrk(
  url: string,
  { seconds = 8, headers = [], script }: Options = {},
): Promise<Throughput> {
  const extra = [...headers.flatMap((header) => ['-H', header]), ...(script ? ['-s', script] : [])];
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c32', `-d${seconds}s`, '--latency', ...extra, url],
  ]);
  // A script asks for pages that are not there, too.
  if (!script && /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? '',
  };
}

/** The median of three rounds for each of `urls`, in turns, so that all meet the same machine. */
export async function medians(urls: string[], options: Options = {}): Promise<Throughput[]> {
  for (const url of urls) await wrk(url, { ...options, seconds: 2 });
  const rounds: Throughput[][] = urls.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, url] of urls.entries()) rounds[index]?.push(await wrk(url, options));
  return rounds.flatMap((each) => each.toSorted((a, b) => a.rate - b.rate)[ROUNDS >> 1] ?? []);
}
