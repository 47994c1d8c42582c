import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 6 }).length;

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

/** The document without anything that only the runtime reads: what a person would write by hand. */
export function handWritten(html: string) {
  const document = parse(html);
  const scripts = 'script:not([type="application/ld+json"]), link[rel=preload]:is([as=script], [as=style])';
  for (const element of document.querySelectorAll(scripts)) element.remove();
  return document;
}

/** What a first visit to `url` loads, in compressed bytes (gzip -6). */
export async function bytesOf(url: string) {
  const html = (await bodyOf(url)).toString();
  const sum = async (paths: string[]) => {
    const bodies = await Promise.all(paths.map((path) => bodyOf(new URL(path, url).href)));
    return bodies.reduce((total, body) => total + gzip(body), 0);
  };
  return {
    html: gzip(html),
    handWritten: gzip(handWritten(html).toString()),
    js: await sum(scriptsOf(html)),
    // What the loader fetches beside the scripts.
    data: /\sdata-fetched=/.test(html) ? gzip(await bodyOf(`${url}?_rsc`)) : 0,
  };
}
