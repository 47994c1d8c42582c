import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startHttp } from '@/lib/platform/testing/http-server';
import { focalPointFinder } from '@/lib/vision/focal-points';
import { printTable } from '../table';
import { medianTime } from '../times';

const rounds = Array.from({ length: 40 }, (_, round) => round);
const PICTURE = 'public/images/rentals/rental-1.jpg';
const AT_ONCE = 200;

/** What finds focal points of the pictures of `host`. */
const finderFor = (host: string) =>
  focalPointFinder({ siteUrl: 'http://localhost:3000', relativeScheme: 'https:', hosts: [host] });

/** Prints the time a focal point takes over loopback, fresh and remembered, beside sharp's decode-and-resize. */
export async function printSpeed(): Promise<void> {
  const jpeg = await readFile(PICTURE);
  await using server = await startHttp((_, response) => response.end(jpeg));
  const { host } = server;
  const { find } = finderFor(host);

  const plain = await medianTime(rounds, () => sharp(jpeg).resize(800).jpeg().toBuffer());
  const fresh = await medianTime(rounds, (round) => find(`http://${host}/${round}.jpg`));
  const remembered = await medianTime(rounds, (round) => find(`http://${host}/${round}.jpg?w=800`));
  console.log(`\n${PICTURE}, median of ${rounds.length}.\n`);
  printTable(
    ['', 'ms'],
    [
      ["sharp's decode and resize to 800", plain.toFixed(1)],
      ['focal point, from loopback', `${fresh.toFixed(1)} (≤ ${(3 * plain).toFixed(1)}: 3 times the former)`],
      ['focal point, remembered', `${remembered.toFixed(2)} (≤ 5)`],
    ],
  );
}

/** Prints the most memory a process of its own held while 200 people asked for 200 different pictures at once. */
export async function printMemory(jpegs: Buffer[]): Promise<void> {
  await using upstream = await startHttp((request, response) => {
    response.end(jpegs[Number(request.url?.match(/\d+/)?.[0] ?? 0) % jpegs.length]);
  });
  const args = [...process.execArgv, import.meta.filename, upstream.host];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  console.log(
    `\n${AT_ONCE} pictures asked for at once: ${Math.round(Number(stdout) / 1e3)} MB at most (≤ 600).`,
  );
}

const [, script, host] = process.argv;
if (script === import.meta.filename && host) {
  const { find } = finderFor(host);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => find(`http://${host}/${index}.jpg`)));
  console.log(process.resourceUsage().maxRSS);
}
