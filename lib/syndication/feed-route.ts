import 'server-only';
import { contentAnswer } from '@/lib/seo/content-answer';
import { conditionalAnswer } from './conditional';
import { currentFeeds } from './current-feeds';
import { type FeedPath, feedFormats } from './feed-formats';

/** The GET handler of the feed at `path`. It reads the request's conditions, so it runs for each of them. */
export function feedAnswer(request: Request, path: FeedPath): Promise<Response> {
  return contentAnswer(async () => {
    const { bodies, lastModified } = await currentFeeds();
    return conditionalAnswer(request, { body: bodies[path], type: feedFormats[path].type, lastModified });
  });
}
