import { sampleEntries } from '@/content/blog';
import { contentTypes } from '@/lib/blog/post/entry';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { createFetchPage } from '@/lib/contentful/client';
import { createPastSlugs } from '@/lib/contentful/past-slugs';
import { createSource, defineSources, type Source } from '@/lib/contentful/source';
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

export const blogPastSlugs = singleton('blog.past-slugs', () => createPastSlugs());

export const {
  published: publishedSource,
  drafts: draftSource,
  current: currentSource,
} = defineSources('blog', (connection): BlogSource => {
  const origin = connection ? createOrigin(createFetchPage(connection, contentTypes)) : sampleOrigin;
  const tags = { listTag: cacheTags.posts, pageTag: cacheTags.article };
  return { origin, ...createSource(connection, origin, { createIndex, pastSlugs: blogPastSlugs, ...tags }) };
});
