import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { handWritten } from './bytes';

/** Lighthouse holds this process up for longer than a server keeps a connection open: a second try gets a new one. */
const get = (url: string | URL, init?: RequestInit) => fetch(url, init).catch(() => fetch(url, init));

/** What every page links to beside its styles, whoever writes it. */
const LINKED = ['favicon.ico', 'manifest.webmanifest'];

/**
 * Writes the page at `url` as a person would write it by hand: its text, its styles and drawings inline, its first
 * picture as one AVIF file, its icon and manifest, system fonts, no script. A floor to compare with, not a copy that is
 * the same to the pixel.
 */
export async function writeTwin(url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const html = handWritten(await (await get(url)).text());
  // Where a phone gets another cut than a desktop, its own.
  const picture =
    /<source[^>]*srcset="([^"]+)"[^>]*><img[^>]*fetchpriority="high"/i.exec(html)?.[1] ??
    /<img[^>]*fetchpriority="high"[^>]*srcset="([^"]+)"/i.exec(html)?.[1];
  const middle = picture
    ?.split(', ')
    .find((candidate) => candidate.endsWith(' 828w'))
    ?.split(' ')[0];
  let page = html
    .replace(/<link rel="(stylesheet|preload|preconnect)"[^>]*>/g, '')
    .replace(/<style id="web-fonts"[\s\S]*?<\/style>/, '')
    .replace(/<source[^>]*>/g, '');
  for (const name of LINKED) {
    const file = await get(new URL(`/${name}`, url));
    writeFileSync(path.join(folder, name), Buffer.from(await file.arrayBuffer()));
  }
  if (picture && middle) {
    const source = new URL(middle.replaceAll('&amp;', '&'), url);
    const image = await get(source, { headers: { accept: 'image/avif' } });
    writeFileSync(path.join(folder, 'picture.avif'), Buffer.from(await image.arrayBuffer()));
    page = page.replace(
      /(<img[^>]*fetchpriority="high"[^>]*)srcset="[^"]*"([^>]*)src="[^"]*"/i,
      '$1$2src="/picture.avif"',
    );
  }
  // Pictures further down are left to load as they are scrolled to; here they would only be missing files.
  page = page.replace(/<img(?![^>]*fetchpriority="high")[^>]*>/gi, '');
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(page));
}
