import { draftMode } from 'next/headers';
import { sampleEntries } from '@/content/blog';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { createFetchPage } from './contentful/client';
import { type BlogOrigin, createOrigin } from './contentful/origin';
import { createIndexCache } from './index-cache';
import { pastSlugs } from './past-slugs';

/** The articles of `content/blog`, for a site without a content service: as Contentful would answer. */
export const sampleOrigin = createOrigin(
  async ({ content_type: type, 'sys.id[in]': ids }) => {
    const items = sampleEntries.filter(({ sys }) =>
      type ? type === sys.contentType.sys.id : String(ids).split(',').includes(sys.id),
    );
    return { total: items.length, items };
  },
  { changes: false },
);

/** Where this request's posts come from, and the index of them. */
export type Source = ReturnType<typeof createSource>;

function createSource(origin: BlogOrigin, { isDraft = false } = {}) {
  return {
    origin,
    indexCache: createIndexCache(origin, isDraft ? undefined : pastSlugs.note),
    /** How old the index may be (ms). A list shows a change within this time and the page's own five minutes. */
    maxAge: isDraft ? 2_000 : 60_000,
    /** Whether pages are cached under tags. Drafts are for one reader, who looks right after changing one: nothing is cached. */
    isTagged: origin.changes && !isDraft,
  };
}

const connectionTo = (host: string, accessToken: string | undefined) =>
  env.CONTENTFUL_SPACE_ID && accessToken ? { host, accessToken } : null;

/** Published posts: Contentful where it is configured, else the sample articles. */
export function publishedSource(): Source {
  const published = connectionTo(env.CONTENTFUL_HOST, env.CONTENTFUL_ACCESS_TOKEN);
  // The index of 10,000 posts should be in memory once.
  return singleton('blog.published', () =>
    createSource(published ? createOrigin(createFetchPage(published)) : sampleOrigin),
  );
}

/** Remembers from now on where posts are served, beginning with those of today: pages of the build are served without a reading. */
export function rememberSlugs(...database: Parameters<typeof pastSlugs.use>): void {
  pastSlugs.use(...database);
  publishedSource()
    .indexCache.read({ maxAge: Number.POSITIVE_INFINITY })
    .catch(() => {});
}

/** Where drafts are read, or null where no preview token is configured. */
export const draftConnection = () => connectionTo(env.CONTENTFUL_PREVIEW_HOST, env.CONTENTFUL_PREVIEW_TOKEN);

/** Drafts and published posts together, where a preview token is configured; else what is published. */
export function draftSource(): Source {
  const drafts = draftConnection();
  if (!drafts) return publishedSource();
  return singleton('blog.drafts', () =>
    createSource(createOrigin(createFetchPage(drafts)), { isDraft: true }),
  );
}

/** The source of the page or route that asks. */
export async function currentSource(): Promise<Source> {
  return (await isDraftMode()) ? draftSource() : publishedSource();
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // No request at all: generateStaticParams and scripts ask for what is published.
    return false;
  }
}
