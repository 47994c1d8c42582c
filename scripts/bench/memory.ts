import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite, workshop } from './pages/servers';
import { printTable, ratio } from './table';

/** Until then V8 lets its heap grow to what it likes. */
const WARM = 20_000;
const REQUESTS = 100_000;
/** Of which every second one is for an address that nobody has asked for before. */
const MADE_UP_REQUESTS = 50_000;
const MADE_UP_BUDGET_MB = 400;

/** Resident memory of a process, in MB. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}

/** Addresses that a stranger makes up, each with a number that never comes twice. */
const madeUp = [
  '/blog/none-',
  '/none-',
  '/blog/none.md?',
  '/og/none-',
  '/vacation-rentals?q=',
  '/_next/static/none-',
];

/** A script for wrk that asks for `paths` in turns, with gzip, Brotli and neither; every second time for one of `others`. */
function script(name: string, paths: string[], others: string[] = []): string {
  const file = path.join(workshop, `${name}.lua`);
  mkdirSync(workshop, { recursive: true });
  const list = paths.map((address) => `"${address}"`).join(',');
  writeFileSync(
    file,
    `local paths = {${list}}; local others = {${others.map((address) => `"${address}"`).join(',')}}
local codings = {"gzip", "br, gzip", "identity"}; local n = 0; local run = os.time()
request = function()
  n = n + 1
  if #others > 0 and n % 2 == 0 then
    return wrk.format("GET", others[n / 2 % #others + 1] .. run .. n)
  end
  return wrk.format("GET", paths[n % #paths + 1], {["Accept-Encoding"] = codings[n % 3 + 1]})
end`,
  );
  return file;
}

/**
 * Prints the memory of the server, set up as in deploy/, before and after 100,000 requests for all pages of the sitemap and
 * their data, and after 50,000 more of which half are for made-up addresses.
 */
export async function run(): Promise<void> {
  const site = await startSite(4950);
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const maps = [...sitemap.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(
      ([, map = '']) => new URL(map).pathname,
    );
    const lists = await Promise.all(maps.map(async (map) => (await fetch(site.url + map)).text()));
    const pages = lists.flatMap((list) =>
      [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname),
    );
    const known = pages.flatMap((page) => [page, page, `${page}?_rsc`, `${page}?utm_source=bench`]);
    const lua = script('pages', known);
    const mixed = script('mixed', known, madeUp);
    const load = async (requests: number, lua: string) => {
      for (let done = 0; done < requests; ) {
        const { stdout } = spawnSync('wrk', ['-t1', '-c32', '-d5s', '-s', lua, site.url], {
          encoding: 'utf8',
        });
        done += Number(/(\d+) requests in/.exec(stdout)?.[1] ?? requests);
      }
      await sleep(5_000);
      return residentMegabytes(site.process.pid);
    };
    for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
    const visited = residentMegabytes(site.process.pid);
    const warm = await load(WARM, lua);
    const after = await load(REQUESTS, lua);
    const mixedUp = await load(MADE_UP_REQUESTS, mixed);
    console.log(`\n${pages.length} pages, their data and addresses with a query, in turns.\n`);
    printTable(
      ['', 'resident MB', 'ratio'],
      [
        ['every page visited once', visited, ''],
        [`after ${WARM.toLocaleString('en-US')} requests`, warm, ratio(warm, visited)],
        [
          `after ${REQUESTS.toLocaleString('en-US')} more`,
          after,
          `${ratio(after, warm)}; ${ratio(after, visited)} of the first (≤ 1.3)`,
        ],
        [
          `after ${MADE_UP_REQUESTS.toLocaleString('en-US')} more, half of them for made-up addresses`,
          mixedUp,
          `≤ ${MADE_UP_BUDGET_MB} MB`,
        ],
      ],
    );
    if (mixedUp > MADE_UP_BUDGET_MB) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}
