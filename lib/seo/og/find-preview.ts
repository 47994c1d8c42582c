import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { archivePreview, type LinkPreview, linkPreviews } from '@/content/link-previews';
import { findArticle } from '@/lib/blog/article';
import { contentfulImage, fallbackPhoto } from '@/lib/blog/photo';
import type { Photo, Post } from '@/lib/blog/post';
import { countArchivePages } from '@/lib/blog/posts';
import { env } from '@/lib/platform/env';
import { focalPointFor } from '@/lib/vision/focal-point-for';
import { safeFetch } from '@/lib/vision/safe-fetch';
import type { Preview } from './preview-image';

/** What the preview of the page at this path shows; null where there is no such page. Throws ContentServiceError. */
export async function findPreview(pagePath: string): Promise<Preview | null> {
  const known = Object.hasOwn(linkPreviews, pagePath) ? linkPreviews[pagePath] : undefined;
  if (known) return ownPreview(known);

  const [, page] = /^\/blog\/page\/(\d+)$/.exec(pagePath) ?? [];
  if (page) {
    return Number(page) >= 1 && Number(page) <= (await countArchivePages())
      ? ownPreview(archivePreview(Number(page)))
      : null;
  }
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pagePath) ?? [];
  const found = slug ? await findArticle(slug) : null;
  return found?.status === 'found' ? articlePreview(found.article.post) : null;
}

async function ownPreview({ kicker, title, picture }: LinkPreview): Promise<Preview> {
  return { kicker, title, picture: await ownPicture(picture), focus: await focalPointFor(picture) };
}

async function articlePreview({ title, category, cover }: Post): Promise<Preview> {
  const focus = await focalPointFor(cover.src);
  const picture = await pictureOf(cover);
  if (picture) return { kicker: category.name, title, picture, focus };
  return { kicker: category.name, title, picture: await ownPicture(fallbackPhoto.src) };
}

/** The picture of a post, or null where its host does not give it: a preview with another one is better than none. */
async function pictureOf({ src, service }: Photo): Promise<Buffer | null> {
  if (service === 'local') return ownPicture(src);
  try {
    const url = new URL(contentfulImage(src, 1200).replace('fm=webp', 'fm=jpg'));
    return await safeFetch(url, { hosts: env.CONTENTFUL_IMAGE_HOSTS });
  } catch (error) {
    console.warn(`[og] ${src}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function ownPicture(src: string): Promise<Buffer> {
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', src));
}
