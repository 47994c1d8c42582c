import { gzipSync } from 'node:zlib';

const gzip = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 6 }).length;

async function bodyOf(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Addresses of the scripts that a document loads at once or through its loader; old browsers' ones are left out. */
function scriptsOf(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const direct = tags.flatMap((tag) => /\ssrc="([^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? []);
  const deferred = tags.flatMap((tag) => /\sdata-runtime="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []);
  return [...new Set([...direct, ...deferred])];
}

/** The document without anything that only the runtime reads: what a person would write by hand. */
export function handWritten(html: string): string {
  return html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="(script|style)"[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '');
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
    handWritten: gzip(handWritten(html)),
    js: await sum(scriptsOf(html)),
    // What the loader fetches beside the scripts.
    data: /\sdata-fetched=/.test(html) ? gzip(await bodyOf(`${url}?_rsc`)) : 0,
  };
}
