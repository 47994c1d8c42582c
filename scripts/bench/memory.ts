import { setTimeout as sleep } from 'node:timers/promises';
import { everyPathIn } from '@/e2e/support/pages';
import { repeat } from '@/e2e/support/repeat';
import { printTable } from './figures';
import { startDeployed } from './servers';

/** Until then V8 lets its heap grow to what it likes. */
const WARM = 20_000;
/** Of which every second one is for an address that nobody has asked for before. */
const MIXED = 50_000;

/** Addresses that a stranger makes up, each with a number that never comes twice. */
const madeUp = '/blog/none- /none- /og/none- /vacation-rentals?q= /_next/static/none-'.split(' ');

const codings = ['gzip', 'br, gzip', 'identity'];
const AT_ONCE = 32;

/** Prints the memory of the server, set up as in deploy/, after requests for known and for made-up addresses. */
export async function run(): Promise<void> {
  await using site = await startDeployed(4950);
  const maps = await everyPathIn(`${site.url}/sitemap.xml`);
  const pages = (await Promise.all(maps.map((map) => everyPathIn(site.url + map)))).flat();
  const known = pages.flatMap((page) => [page, page, `${page}?utm_source=bench`]);
  /** The memory after `requests`, for each the address that `addressOf` gives, with gzip, Brotli and neither. */
  async function load(requests: number, addressOf: (n: number) => string): Promise<number> {
    const shouldContinue = (n: number) => n < requests;
    await repeat(AT_ONCE, shouldContinue, async (n) => {
      const headers = { 'accept-encoding': codings[n % 3] ?? '' };
      await (await fetch(site.url + addressOf(n), { headers })).arrayBuffer();
    });
    await sleep(5_000);
    return site.megabytes();
  }
  const knownPage = (n: number) => known[n % known.length] ?? '/';
  const madeUpPage = (n: number) => `${madeUp[(n / 2) % madeUp.length]}${n}`;

  for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
  const visited = site.megabytes();
  const warm = await load(WARM, knownPage);
  const mixed = await load(MIXED, (n) => (n % 2 ? knownPage(n) : madeUpPage(n)));
  printTable(
    `${pages.length} pages and addresses with a query, in turns.`,
    ['', 'resident MB'],
    [
      ['every page visited once', visited],
      [`after ${WARM} requests for them`, warm],
      [`after ${MIXED} more, half of them for made-up addresses`, `${mixed} (≤ 400)`],
    ],
  );
}
