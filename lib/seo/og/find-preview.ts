import 'server-only';
import { createArchivePreview, type LinkPreview, linkPreviews } from '@/content/link-previews';
import { findArticle } from '@/lib/blog/article';
import { countArchivePages } from '@/lib/blog/posts';

/** Null if the page doesn't exist. Throws ContentServiceError. */
export async function findPreview(pagePath: string): Promise<LinkPreview | null> {
  if (Object.hasOwn(linkPreviews, pagePath)) return linkPreviews[pagePath] ?? null;

  const [, page] = /^\/blog\/page\/(\d+)$/.exec(pagePath) ?? [];
  if (page) return Number(page) <= (await countArchivePages()) ? createArchivePreview(Number(page)) : null;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pagePath) ?? [];
  const found = slug ? await findArticle(slug) : null;
  if (found?.status !== 'found') return null;
  const { category, title, cover } = found.article.post;
  return { kicker: category.name, title, picture: cover.src };
}
