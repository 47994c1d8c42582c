import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { startHttp } from '@/lib/platform/testing/http-server';
import { focalPointFinder } from '@/lib/vision/focal-points';
import { printTable } from '../table';
import { medianTime } from '../times';

const rounds = Array.from({ length: 40 }, (_, round) => round);
const PICTURE = 'public/images/rentals/rental-1.jpg';

/** What finds focal points of the pictures of `host`. */
export const finderFor = (host: string) =>
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
