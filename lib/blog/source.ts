import { draftMode } from 'next/headers';
import { sampleEntries } from '@/content/blog';
import { contentTypes } from '@/lib/blog/post/entry';
import { createFetchPage } from '@/lib/contentful/client';
import { env } from '@/lib/platform/env';
import { content } from '@/lib/platform/next/cache/tags';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { cacheTags } from './cache-tags';
import { type BlogOrigin, createOrigin } from './contentful/origin';
import { createIndexCache, type IndexCache } from './index-cache';
import { pastSlugs } from './past-slugs';

/** Sample articles from `content/blog`, for a site without Contentful. */
export const sampleOrigin = createOrigin(
  async ({ content_type: type, 'sys.id[in]': ids }) => {
    const items = sampleEntries.filter(({ sys }) =>
      type ? type === sys.contentType.sys.id : String(ids).split(',').includes(sys.id),
    );
    return { total: items.length, items };
  },
  { canChange: false },
);

export interface Source {
  origin: BlogOrigin;
  indexCache: IndexCache;
  /** How old the index may be when a page is rendered, in ms. The page's cache adds up to five minutes to that. */
  maxAge: number;
  /** Whether pages need cache tags: pages with drafts are never cached, and sample articles never change. */
  isTagged: boolean;
}

function createSource(origin: BlogOrigin, { isDraft = false } = {}): Source {
  return {
    origin,
    indexCache: createIndexCache(origin, isDraft ? undefined : pastSlugs.note),
    maxAge: isDraft ? 2_000 : 60_000,
    isTagged: origin.canChange && !isDraft,
  };
}

const connectionTo = (host: string, accessToken: string | undefined, isPreview = false) =>
  env.CONTENTFUL_SPACE_ID && accessToken ? { host, accessToken, isPreview } : null;

export function publishedSource(): Source {
  const published = connectionTo(env.CONTENTFUL_HOST, env.CONTENTFUL_ACCESS_TOKEN);
  // Next loads this module more than once. As a singleton, the source keeps only one index in memory.
  return singleton('blog.published', () =>
    createSource(published ? createOrigin(createFetchPage(published, contentTypes)) : sampleOrigin),
  );
}

/** How long the start of the server waits for the index. */
const MAX_START_MS = 3_000;

/**
 * Starts recording the slugs of posts, and serves no page of the build whose post is not listed. Reads the index now,
 * because requests for prerendered pages don't. Resolves once it is read, at the latest after MAX_START_MS.
 */
export async function rememberSlugs(...database: Parameters<typeof pastSlugs.use>): Promise<void> {
  pastSlugs.use(...database);
  const { indexCache } = publishedSource();
  const prefix = cacheTags.article('');
  content.isGone = (tag, madeAt) =>
    tag.startsWith(prefix) && indexCache.hasDropped(tag.slice(prefix.length), madeAt);
  const reading = indexCache.read({ maxAge: Number.POSITIVE_INFINITY }).catch(() => null);
  await withTimeout(MAX_START_MS, reading, () => null);
}

export const draftConnection = () =>
  connectionTo(env.CONTENTFUL_PREVIEW_HOST, env.CONTENTFUL_PREVIEW_TOKEN, true);

/** Returns the source of published posts if no preview token is configured. */
export function draftSource(): Source {
  const drafts = draftConnection();
  if (!drafts) return publishedSource();
  return singleton('blog.drafts', () =>
    createSource(createOrigin(createFetchPage(drafts, contentTypes)), { isDraft: true }),
  );
}

export async function currentSource(): Promise<Source> {
  return (await isDraftMode()) ? draftSource() : publishedSource();
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // `draftMode` throws outside of a request, such as in generateStaticParams and in scripts.
    return false;
  }
}
