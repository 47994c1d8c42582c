import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { listen } from '@/lib/platform/testing/free-port';
import { focalPointFinder } from '@/lib/vision/focal-points';

const ROUNDS = 40;
const PICTURE = 'public/images/rentals/rental-1.jpg';

/** Prints the time a focal point takes over loopback, fresh and remembered, beside sharp's decode-and-resize. */
export async function speed(): Promise<void> {
  const jpeg = await readFile(PICTURE);
  const { width, height } = await sharp(jpeg).metadata();
  const server = createServer((_request, response) => response.end(jpeg));
  const host = `127.0.0.1:${await listen(server)}`;
  const { find } = focalPointFinder({
    siteUrl: 'http://localhost:3000',
    relativeScheme: 'https:',
    hosts: [host],
  });

  const times = { plain: [] as number[], fresh: [] as number[], remembered: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain.push(await timed(() => sharp(jpeg).resize(800).jpeg().toBuffer()));
    times.fresh.push(await timed(() => find(`http://${host}/${round}.jpg`)));
    times.remembered.push(await timed(() => find(`http://${host}/${round}.jpg?w=800`)));
  }
  server.close();
  server.closeAllConnections();

  const [plain, fresh, remembered] = [p50(times.plain), p50(times.fresh), p50(times.remembered)];
  console.log(`${width} x ${height} JPEG, p50 of ${ROUNDS}:`);
  console.table({
    "sharp's decode and resize to 800": { ms: plain.toFixed(1), budget: '' },
    'focal point, from loopback': {
      ms: fresh.toFixed(1),
      budget: `${(3 * plain).toFixed(1)} (3 times the former)`,
    },
    'focal point, remembered': { ms: remembered.toFixed(2), budget: '5' },
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function p50(times: number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
