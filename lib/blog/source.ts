import { sampleEntries } from '@/content/blog';
import { contentTypes } from '@/lib/blog/post/entry';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { createFetchPage } from '@/lib/contentful/client';
import { createPastSlugs } from '@/lib/contentful/past-slugs';
import {
  createSource,
  draftConnection,
  isDraftMode,
  publishedConnection,
  type Source,
} from '@/lib/contentful/source';
import { singleton } from '@/lib/platform/singleton';
import { type BlogOrigin, createOrigin } from './contentful/origin';
import { createIndex, type PostIndex } from './post-index';

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

export interface BlogSource extends Source<PostIndex> {
  origin: BlogOrigin;
}

// Next loads this module more than once. As singletons, the sources keep only one index each in memory.
export const blogPastSlugs = singleton('blog.past-slugs', () => createPastSlugs());

function createBlogSource(origin: BlogOrigin, options = { isDraft: false }): BlogSource {
  const tags = { listTag: cacheTags.posts, pageTag: cacheTags.article };
  return { origin, ...createSource(origin, { createIndex, pastSlugs: blogPastSlugs, ...tags }, options) };
}

export function publishedSource(): BlogSource {
  const published = publishedConnection();
  return singleton('blog.published', () =>
    createBlogSource(published ? createOrigin(createFetchPage(published, contentTypes)) : sampleOrigin),
  );
}

/** Returns the source of published posts if no preview token is configured. */
export function draftSource(): BlogSource {
  const drafts = draftConnection();
  if (!drafts) return publishedSource();
  return singleton('blog.drafts', () =>
    createBlogSource(createOrigin(createFetchPage(drafts, contentTypes)), { isDraft: true }),
  );
}

export const currentSource = async () => ((await isDraftMode()) ? draftSource() : publishedSource());
