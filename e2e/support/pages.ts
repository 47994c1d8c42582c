import { sampleEntries } from '@/content/blog';
import type { SampleEntry } from '@/content/blog/builders';
import { findPage, pages } from '@/content/pages';
import { rentals } from '@/content/rentals';
import { slugify } from '@/lib/contentful/slug';
import { fetchOnNewConnection } from './fetch';

const isFeatured = ({ metadata }: SampleEntry) => metadata.tags.some(({ sys }) => sys.id === 'featuredPost');

/** The featured one of the sample articles. */
export const featured = sampleEntries.find(isFeatured);
export const featuredTitle = featured?.fields.title ?? '';
export const article = `/blog/${slugify(featuredTitle)}`;

async function readSitemap(sitemap: string): Promise<string[]> {
  const xml = await (await fetchOnNewConnection(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The path of each page in the list, of each home, and of the types that are made from articles. */
export const allPaths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...rentals.map(({ id }) => `/vacation-rentals/${id}`),
  '/blog/page/2',
  article,
];

const layoutOf = (path: string) =>
  path.split('/').length > 2 ? `${path.slice(0, path.lastIndexOf('/'))} ${findPage(path)?.kind}` : path;

/** One page of each layout, because pages in the same folder and of the same kind differ only in their data. */
export const oneOfEachLayout = [
  ...new Map(allPaths.toReversed().map((path) => [layoutOf(path), path])).values(),
];

export async function findAllPaths(site: string): Promise<string[]> {
  const articleLists = ['/archive-sitemap.xml', '/server-sitemap.xml'];
  const found = await Promise.all(articleLists.map((map) => readSitemap(site + map)));
  return [...new Set([...allPaths, ...found.flat()])];
}
