import { draftMode } from 'next/headers';
import { sampleEntries } from '@/content/blog';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { createFetchPage } from './contentful/client';
import { type BlogOrigin, createOrigin } from './contentful/origin';
import { createIndexCache } from './index-cache';
import { pastSlugs } from './past-slugs';

/** The sample articles of `content/blog`, for a site without Contentful. */
export const sampleOrigin = createOrigin(
  async ({ content_type: type, 'sys.id[in]': ids }) => {
    const items = sampleEntries.filter(({ sys }) =>
      type ? type === sys.contentType.sys.id : String(ids).split(',').includes(sys.id),
    );
    return { total: items.length, items };
  },
  { changes: false },
);

/** An origin of posts and its index. */
export type Source = ReturnType<typeof createSource>;

function createSource(origin: BlogOrigin, { isDraft = false } = {}) {
  return {
    origin,
    indexCache: createIndexCache(origin, isDraft ? undefined : pastSlugs.note),
    /** Maximum age of the index in ms, in addition to the page's own five minutes. */
    maxAge: isDraft ? 2_000 : 60_000,
    /** Whether pages are cached under tags. Drafts are never cached. */
    isTagged: origin.changes && !isDraft,
  };
}

const connectionTo = (host: string, accessToken: string | undefined) =>
  env.CONTENTFUL_SPACE_ID && accessToken ? { host, accessToken } : null;

/** Published posts: from Contentful if configured, else the sample articles. */
export function publishedSource(): Source {
  const published = connectionTo(env.CONTENTFUL_HOST, env.CONTENTFUL_ACCESS_TOKEN);
  // Keep only one index in memory.
  return singleton('blog.published', () =>
    createSource(published ? createOrigin(createFetchPage(published)) : sampleOrigin),
  );
}

/** Starts recording the slugs of posts. Reads the index now, because prerendered pages would not. */
export function rememberSlugs(...database: Parameters<typeof pastSlugs.use>): void {
  pastSlugs.use(...database);
  publishedSource()
    .indexCache.read({ maxAge: Number.POSITIVE_INFINITY })
    .catch(() => {});
}

/** The connection for drafts, or null if no preview token is configured. */
export const draftConnection = () => connectionTo(env.CONTENTFUL_PREVIEW_HOST, env.CONTENTFUL_PREVIEW_TOKEN);

/** Drafts and published posts if a preview token is configured, else only published posts. */
export function draftSource(): Source {
  const drafts = draftConnection();
  if (!drafts) return publishedSource();
  return singleton('blog.drafts', () =>
    createSource(createOrigin(createFetchPage(drafts)), { isDraft: true }),
  );
}

/** The source for the current request. */
export async function currentSource(): Promise<Source> {
  return (await isDraftMode()) ? draftSource() : publishedSource();
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Outside of a request: generateStaticParams and scripts.
    return false;
  }
}
