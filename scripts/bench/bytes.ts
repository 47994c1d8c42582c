import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { pages, printTable, ratio } from './figures';
import { startDeployed, startEmptyApp } from './servers';

/** The budget of a page's JavaScript, against the empty app. */
const budgetOf = (page: string) => (/plans|rentals|portal/.test(page) ? 1.15 : 1.1);

/** Prints what a first visit loads from each type of page, in compressed bytes, beside an empty app. */
export async function run(): Promise<void> {
  await using site = await startDeployed(4950);
  await using empty = await startEmptyApp(4951);
  const floor = await bytesOf(`${empty.url}/`);
  const rows = await Array.fromAsync(pages, async (page) => {
    const { js, html } = await bytesOf(site.url + page);
    return [page, kilobytes(js), `${ratio(js, floor.js)} (≤ ${budgetOf(page)})`, kilobytes(html)];
  });
  printTable(
    `Bytes of a first load, gzip -6. The empty app: ${kilobytes(floor.js)} of JavaScript.`,
    ['page', 'JavaScript', 'against the empty app', 'HTML'],
    rows,
  );
}

async function bytesOf(url: string) {
  const html = await bodyOf(url);
  const scripts = scriptsOf(html.toString()).map((path) => bodyOf(new URL(path, url).href));
  const sizes = (await Promise.all(scripts)).map(gzip);
  return { html: gzip(html), js: sizes.reduce((sum, size) => sum + size, 0) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const gzip = (bytes: Uint8Array) => gzipSync(bytes, { level: 6 }).length;

async function bodyOf(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Addresses of the scripts that a document loads at once or through its loader; old browsers' ones are left out. */
function scriptsOf(html: string): string[] {
  const addresses = parse(html)
    .querySelectorAll('script:not([nomodule])')
    .flatMap((script) => [
      script.getAttribute('src'),
      ...(script.getAttribute('data-runtime')?.split(' ') ?? []),
    ]);
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
