import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startHttp } from '@/lib/platform/testing/http-server';

import { finderFor } from './speed';

const AT_ONCE = 200;

/** Prints the most memory a process of its own held while 200 people asked for 200 different pictures at once. */
export async function printMemory(jpegs: Buffer[]): Promise<void> {
  await using upstream = await startHttp((request, response) => {
    response.end(jpegs[Number(request.url?.match(/\d+/)?.[0] ?? 0) % jpegs.length]);
  });
  const child = fork(import.meta.filename, [upstream.host], { execArgv: process.execArgv });
  const [peak] = await once(child, 'message');
  console.log(
    `\n${AT_ONCE} pictures asked for at once: ${Math.round(Number(peak) / 1e6)} MB at most (≤ 600).`,
  );
}

/** What the process of its own does. */
async function askForAll(host: string): Promise<void> {
  const { find } = finderFor(host);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => find(`http://${host}/${index}.jpg`)));
  clearInterval(watch);
  process.send?.(peak);
  process.disconnect?.();
}

const [, script, host] = process.argv;
if (script === import.meta.filename && host) await askForAll(host);
