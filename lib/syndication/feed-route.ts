import 'server-only';
import { createHash } from 'node:crypto';
import { latestWholePosts } from '@/lib/blog/posts';
import { contentAnswer } from '@/lib/seo/content-answer';
import { type FeedPath, feedFormats } from '@/lib/seo/feed-formats';
import { articlesWithHtml } from './article-html';
import { FEED_WINDOW, feedAt, lastChange } from './feeds';

/** The answer of the feed at `path`, with what tells readers that nothing is new (the server answers 304 then). */
export function feedAnswer(path: FeedPath): Promise<Response> {
  return contentAnswer(async () => {
    const articles = articlesWithHtml(await latestWholePosts(FEED_WINDOW));
    const body = feedAt(path, articles);
    return new Response(body, {
      headers: {
        'Content-Type': `${feedFormats[path].type}; charset=utf-8`,
        // Weak: compression changes the bytes on their way, not what they say.
        ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        'Last-Modified': new Date(lastChange(articles)).toUTCString(),
        // With nothing but a date of the last change, a reader may take the feed for current for days.
        Expires: '0',
      },
    });
  });
}
