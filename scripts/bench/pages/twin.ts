import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { handWritten } from './bytes';

/**
 * Writes the page at `url` as a person would write it by hand: its text and its first picture, its styles inline, one
 * AVIF file, system fonts, no script. A floor to compare with, not a copy that looks the same to the pixel.
 */
export async function writeTwin(url: string, folder: string): Promise<void> {
  const html = handWritten(await (await fetch(url)).text());
  const picture = /<img[^>]*fetchpriority="high"[^>]*srcset="([^"]+)"/i.exec(html)?.[1];
  const middle = picture
    ?.split(', ')
    .find((candidate) => candidate.endsWith(' 828w'))
    ?.split(' ')[0];
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(
    ([, href = '']) => href,
  );
  const css = (await Promise.all(styles.map(async (href) => (await fetch(new URL(href, url))).text()))).join(
    '\n',
  );

  let page = html
    .replace(/<link rel="(stylesheet|preload)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${css.replace(/@font-face\s*\{[^}]*\}/g, '')}</style></head>`);
  if (picture && middle) {
    const source = new URL(middle.replaceAll('&amp;', '&'), url);
    const image = await fetch(source, { headers: { accept: 'image/avif' } });
    writeFileSync(path.join(folder, 'picture.avif'), Buffer.from(await image.arrayBuffer()));
    page = page.replace(
      /(<img[^>]*fetchpriority="high"[^>]*)srcset="[^"]*"([^>]*)src="[^"]*"/i,
      '$1$2src="/picture.avif"',
    );
  }
  // Pictures further down are left to load as they are scrolled to; here they would only be missing files.
  page = page
    .replace(/<img(?![^>]*fetchpriority="high")[^>]*>/gi, '')
    .replaceAll(/<use href="[^"]*"><\/use>/g, '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'index.html.gz'), gzipSync(page));
}
