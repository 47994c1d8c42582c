import 'server-only';
import { unstable_cache } from 'next/cache';
import { cacheTags } from '@/lib/blog/cache-tags';
import { catchServiceError } from '@/lib/blog/content-service-error';
import { allPosts, latestWholePosts } from '@/lib/blog/posts';
import { contentAnswer } from '@/lib/seo/content-answer';
import { conditionalAnswer } from './conditional';
import { type FeedPath, feedFormats } from './feed-formats';
import { FEED_WINDOW, type Feeds, signatureOf, toFeeds } from './feeds';

const make = async () => toFeeds(await latestWholePosts(FEED_WINDOW));
const kept = { tags: [cacheTags.posts], revalidate: 300 };

/** The last feeds that were made: a failure of the content service leaves them in place, over a restart too. */
const lastFeeds = unstable_cache(make, ['feeds'], kept);

/**
 * The feeds as they are now. A post that has just been published or changed is in them at once; while the content
 * service is down the last good ones stay. Throws ContentServiceError where there are none.
 */
async function currentFeeds(): Promise<Feeds> {
  const feeds = await lastFeeds();
  const signature = await catchServiceError(
    async () => signatureOf(await allPosts()),
    () => feeds.signature,
  );
  if (signature === feeds.signature) return feeds;
  return catchServiceError(unstable_cache(make, ['feeds', signature], kept), () => feeds);
}

/** The GET handler of the feed at `path`. It reads the request's conditions, so it runs for each of them. */
export function feedAnswer(request: Request, path: FeedPath): Promise<Response> {
  return contentAnswer(async () => {
    const { bodies, lastModified } = await currentFeeds();
    return conditionalAnswer(request, { body: bodies[path], type: feedFormats[path].type, lastModified });
  });
}
