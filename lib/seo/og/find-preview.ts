import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { archivePreview, type LinkPreview, linkPreviews } from '@/content/link-previews';
import { findArticle } from '@/lib/blog/article';
import { contentfulImage, fallbackPhoto } from '@/lib/blog/photo';
import { countArchivePages } from '@/lib/blog/posts';
import { env } from '@/lib/platform/env';
import { focalPointFor } from '@/lib/vision/focal-points';
import { limits } from '@/lib/vision/limits';
import { safeFetch } from '@/lib/vision/safe-fetch';
import type { Preview } from './preview-image';

/** What the preview of the page at this path shows; null where there is no such page. Throws ContentServiceError. */
export async function findPreview(pagePath: string): Promise<Preview | null> {
  const found = await linkPreviewOf(pagePath);
  if (!found) return null;
  const { kicker, title } = found;
  const picture = (await pictureAt(found.picture)) ?? (await ownPicture(fallbackPhoto.src));
  return { kicker, title, picture, focus: await focalPointFor(found.picture) };
}

async function linkPreviewOf(pagePath: string): Promise<LinkPreview | null> {
  if (Object.hasOwn(linkPreviews, pagePath)) return linkPreviews[pagePath] ?? null;

  const [, page] = /^\/blog\/page\/(\d+)$/.exec(pagePath) ?? [];
  if (page) {
    const isThere = Number(page) >= 1 && Number(page) <= (await countArchivePages());
    return isThere ? archivePreview(Number(page)) : null;
  }
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pagePath) ?? [];
  const found = slug ? await findArticle(slug) : null;
  if (found?.status !== 'found') return null;
  const { category, title, cover } = found.article.post;
  return { kicker: category.name, title, picture: cover.src };
}

/** A picture, or null where its host does not give it: a preview with another one is better than none. */
async function pictureAt(src: string): Promise<Buffer | null> {
  if (src.startsWith('/')) return ownPicture(src);
  try {
    const url = new URL(contentfulImage(src, 1200).replace('fm=webp', 'fm=jpg'));
    return await safeFetch(url, {
      hosts: env.CONTENTFUL_IMAGE_HOSTS,
      signal: AbortSignal.timeout(limits.fetchMs),
    });
  } catch (error) {
    console.warn(`[og] ${src}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function ownPicture(src: string): Promise<Buffer> {
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', src));
}
