import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { type SitemapEntry, sitemapIndex, sitemaps } from './sitemap-xml';

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap'].includes(name),
});
const read = (xml: string) => parser.parse(xml).urlset.url ?? [];
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, n) => ({ url: `https://seaoatstays.example/blog/post-${n}` }));

describe('sitemaps', () => {
  test('say where a page is, when it changed and what picture it shows', () => {
    const [xml = ''] = sitemaps([
      {
        url: 'https://seaoatstays.example/blog/a?b=1&c=2',
        lastModified: '2026-10-14T15:00:00.000Z',
        image: 'https://seaoatstays.example/images/blog/a.jpg',
      },
    ]);
    expect(read(xml)).toEqual([
      {
        loc: 'https://seaoatstays.example/blog/a?b=1&c=2',
        lastmod: '2026-10-14T15:00:00.000Z',
        'image:image': { 'image:loc': 'https://seaoatstays.example/images/blog/a.jpg' },
      },
    ]);
    expect(xml).not.toMatch(/priority|changefreq/);
  });

  test.each([
    [0, 1],
    [15_000, 1],
    [15_001, 2],
    [40_000, 3],
  ])('%i pages take %i files', (count, files) => {
    const parts = sitemaps(entries(count));
    expect(parts).toHaveLength(files);
    expect(parts.flatMap((part) => part.match(/<loc>/g) ?? [])).toHaveLength(count);
  });

  test('no file is larger than the protocol allows, however long addresses are, and none of the pages gets lost', () => {
    // A slug has 230 characters at most, and a file name 256, each of nine characters in an address.
    const url = `https://seaoatstays.example/blog/${'a'.repeat(230)}`;
    const image = `https://images.ctfassets.net/${'s/'.repeat(50)}${encodeURI('海'.repeat(256))}`;
    const lastModified = '2026-10-14T15:00:00.000Z';
    const parts = sitemaps(Array.from({ length: 20_000 }, () => ({ url, lastModified, image })));
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(52_428_800);
    expect(parts.flatMap((part) => part.match(/<loc>/g) ?? [])).toHaveLength(20_000);
  });

  test('an index names its parts', () => {
    const index = sitemapIndex(['https://seaoatstays.example/server-sitemap.xml']);
    expect(parser.parse(index).sitemapindex.sitemap).toEqual([
      { loc: 'https://seaoatstays.example/server-sitemap.xml' },
    ]);
  });
});
