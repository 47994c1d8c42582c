import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** Lighthouse holds this process up for longer than a server keeps a connection open: a second try gets a new one. */
const get = (url: string | URL, init?: RequestInit) => fetch(url, init).catch(() => fetch(url, init));

/** What only the runtime reads, and the web fonts. */
const unneeded = `script:not([type="application/ld+json"]), #web-fonts,
  link:is([rel=stylesheet], [rel=preload], [rel=preconnect])`;
/** Pictures further down are left to load as they are scrolled to; here they would only be missing files. */
const further = 'source, img:not([fetchpriority=high])';

/**
 * Writes the page at `url` as a person would write it by hand: its text, its styles and drawings inline, its first
 * picture as one AVIF file, its icon and manifest, system fonts, no script. A floor to compare with, not a copy that is
 * the same to the pixel.
 */
export async function writeByHand(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const copy = async (address: string, name: string) => {
    const file = await get(new URL(address, url), { headers: { accept: 'image/avif' } });
    writeFileSync(path.join(folder, name), Buffer.from(await file.arrayBuffer()));
  };
  for (const name of ['favicon.ico', 'manifest.webmanifest']) await copy(`/${name}`, name);

  const document = parse(await (await get(url)).text());
  const picture = document.querySelector('img[fetchpriority=high]');
  // Where a phone gets another cut than a desktop, its own.
  const cut = picture?.closest('picture')?.querySelector('source') ?? picture;
  const middle = cut?.getAttribute('srcset')?.match(/(\S+) (?:648|800|828)w/)?.[1];
  if (picture && middle) {
    await copy(middle, 'picture.avif');
    for (const name of ['src', 'srcset']) picture.setAttribute(name, '/picture.avif');
  }
  for (const element of document.querySelectorAll(`${unneeded}, ${further}`)) element.remove();
  writeFileSync(path.join(folder, 'index.html'), document.toString());
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(document.toString()));
}
