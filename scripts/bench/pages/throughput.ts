import { spawnSync } from 'node:child_process';

export interface Throughput {
  /** Requests a second. */
  rate: number;
  p99: string;
}

function once(url: string, headers: string[]): Throughput {
  const extra = headers.flatMap((header) => ['-H', header]);
  const { stdout, error } = spawnSync('wrk', ['-t1', '-c32', '-d8s', '--latency', ...extra, url], {
    encoding: 'utf8',
  });
  if (error) throw new Error('wrk is not installed (Debian: apt-get install wrk).');
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? '',
  };
}

/** The median of three rounds for each of `urls`, in turns, so that all meet the same machine. */
export function throughput(urls: string[], headers: string[] = []): Throughput[] {
  for (const url of urls) spawnSync('wrk', ['-t1', '-c8', '-d2s', url]);
  const rounds = Array.from({ length: 3 }, () => urls.map((url) => once(url, headers)));
  return urls.flatMap((_, index) => {
    const sorted = rounds.flatMap((round) => round[index] ?? []).toSorted((a, b) => a.rate - b.rate);
    return sorted[1] ?? [];
  });
}
