import 'server-only';
import {
  createArchivePreview,
  createListPreview,
  type LinkPreview,
  linkPreviews,
} from '@/content/link-previews';
import { findArticle } from '@/lib/blog/article';
import { countArchivePages } from '@/lib/blog/posts';
import { listHomes } from '@/lib/rentals/home-lists';
import { findHome, readHomes } from '@/lib/rentals/homes';

/** Null if the page doesn't exist. Throws ContentServiceError. */
export async function findPreview(pagePath: string): Promise<LinkPreview | null> {
  if (Object.hasOwn(linkPreviews, pagePath)) return linkPreviews[pagePath] ?? null;

  const [, page] = /^\/blog\/page\/(\d+)$/.exec(pagePath) ?? [];
  if (page) return Number(page) <= (await countArchivePages()) ? createArchivePreview(Number(page)) : null;
  const [, homeSlug] = /^\/vacation-rentals\/([^/]+)$/.exec(pagePath) ?? [];
  if (homeSlug) return findHomePreview(homeSlug);
  if (pagePath.startsWith('/vacation-rentals/')) return findListPreview(pagePath);
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pagePath) ?? [];
  const found = slug ? await findArticle(slug) : null;
  if (found?.status !== 'found') return null;
  const { category, title, cover } = found.article.post;
  return { kicker: category.name, title, picture: cover.src };
}

async function findListPreview(pagePath: string): Promise<LinkPreview | null> {
  const list = listHomes(await readHomes()).find(({ path }) => path === pagePath);
  return list ? createListPreview(list.title) : null;
}

async function findHomePreview(slug: string): Promise<LinkPreview | null> {
  const found = await findHome(slug);
  if (found.status !== 'found') return null;
  const { location, title, pictures } = found.home;
  return { kicker: location, title, picture: pictures[0].src };
}
