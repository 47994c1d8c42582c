import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { longDate } from '@/lib/blog/dates';
import type { Post } from '@/lib/blog/post';
import { authorPath } from '@/lib/seo/blog-data';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { absoluteUrl } from '@/lib/seo/urls';
import { PostTags } from './post-card';
import { PostPhoto } from './post-photo';
import { ShareMenu } from './share-menu';

/** Title, who wrote it when, tags, share menu and the picture. */
export function ArticleHeader({ post, crumbs }: { post: Post; crumbs: Crumb[] }) {
  return (
    <>
      <header className="article-head wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{post.title}</h1>
        {post.standfirst && <p className="standfirst">{post.standfirst}</p>}
        <div className="byline">
          <p className="small">
            <a href={authorPath(post.author)} rel="author">
              <strong>{post.author}</strong>
            </a>
            <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
            {isLaterDay(post) && (
              <span>
                Updated <time dateTime={post.updatedAt.slice(0, 10)}>{longDate(post.updatedAt)}</time>
              </span>
            )}
            <span>{post.readTime}</span>
          </p>
          <PostTags tags={post.tags} />
          <ShareMenu title={post.title} url={absoluteUrl(post.path)} place="top" />
        </div>
      </header>
      <figure className="article-hero">
        <PostPhoto photo={post.cover} sizes="100vw" width={1600} preload />
        {post.cover.caption && <figcaption className="wrap small muted">{post.cover.caption}</figcaption>}
      </figure>
    </>
  );
}

function isLaterDay(post: Post): boolean {
  return post.updatedAt.slice(0, 10) > post.publishDate;
}
