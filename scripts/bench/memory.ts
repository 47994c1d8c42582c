import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { everyPathIn } from '../../e2e/support/pages';
import { startDeployed, workshop } from './servers';
import { printTable } from './table';
import { wrk } from './wrk';

/** Until then V8 lets its heap grow to what it likes. */
const WARM = 20_000;
/** Of which every second one is for an address that nobody has asked for before. */
const MIXED = 50_000;
const BUDGET_MB = 400;

/** Addresses that a stranger makes up, each with a number that never comes twice. */
const madeUp = '/blog/none- /none- /blog/none.md? /og/none- /vacation-rentals?q= /_next/static/none-'.split(
  ' ',
);

/** A script for wrk that asks for `paths` in turns, with gzip, Brotli and neither; every second time for one of `others`. */
function script(name: string, paths: string[], others: string[]): string {
  mkdirSync(workshop, { recursive: true });
  const file = path.join(workshop, `${name}.lua`);
  const list = (texts: string[]) => texts.map((text) => `"${text}"`).join(',');
  writeFileSync(
    file,
    `local paths = {${list(paths)}}; local others = {${list(others)}}
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

/** Prints the memory of the server, set up as in deploy/, after requests for known and for made-up addresses. */
export async function run(): Promise<void> {
  await using site = await startDeployed(4950);
  const maps = await everyPathIn(`${site.url}/sitemap.xml`);
  const pages = (await Promise.all(maps.map((map) => everyPathIn(site.url + map)))).flat();
  const known = pages.flatMap((page) => [page, page, `${page}?_rsc`, `${page}?utm_source=bench`]);
  const load = async (requests: number, script: string) => {
    for (let done = 0; done < requests; ) done += (await wrk(site.url, { seconds: 5, script })).requests;
    await sleep(5_000);
    return site.megabytes();
  };

  for (const page of pages) await (await fetch(site.url + page)).arrayBuffer();
  const visited = site.megabytes();
  const warm = await load(WARM, script('pages', known, []));
  const mixed = await load(MIXED, script('mixed', known, madeUp));
  console.log(`\n${pages.length} pages, their data and addresses with a query, in turns.\n`);
  printTable(
    ['', 'resident MB'],
    [
      ['every page visited once', visited],
      [`after ${WARM.toLocaleString('en-US')} requests for them`, warm],
      [
        `after ${MIXED.toLocaleString('en-US')} more, half of them for made-up addresses`,
        `${mixed} (≤ ${BUDGET_MB})`,
      ],
    ],
  );
  if (mixed > BUDGET_MB) process.exitCode = 1;
}
