import { ArrowLink } from '@/components/ui/arrow-link';
import { guide } from '@/content/guide';
import type { PostSummary } from '@/lib/blog/post';
import { FeaturedArticle } from './featured-article';
import { LoadMoreBehaviour } from './load-more-behaviour';
import { PostCard } from './post-card';

/** How many cards are seen at first (specification, section 4). */
const FIRST = 3;

interface PostGridProps {
  title: string;
  posts: PostSummary[];
  /** The post set across the full row as the list's first entry. */
  featured?: PostSummary | null;
  /** Where the rest is, once every card of this list is seen; null where this is all. */
  archivePath: string | null;
}

/**
 * Cards of all posts of a list: the first three are seen, Load More shows the others three by three. Without
 * JavaScript all are seen, and the archive's link takes the button's place.
 */
export function PostGrid({ title, posts, featured = null, archivePath }: PostGridProps) {
  const rest = posts.filter((post) => post.id !== featured?.id);
  const first = featured ? FIRST - 1 : FIRST;
  const count = rest.length + (featured ? 1 : 0);

  return (
    <section className="wrap post-list" aria-labelledby="posts-title">
      <h2 id="posts-title">{title}</h2>
      <ul className="cards" id="posts">
        {featured && (
          <li className="featured-row">
            <FeaturedArticle post={featured} inList preload />
          </li>
        )}
        {rest.map((post, place) => (
          <PostCard key={post.id} post={post} hidden={place >= first} />
        ))}
      </ul>
      <div className="more" data-more={count > FIRST ? 'open' : 'done'}>
        {count > FIRST && (
          <form action={archivePath ?? '/blog'} data-island>
            <button type="submit" className="btn btn-line">
              {guide.loadMore}
            </button>
            <LoadMoreBehaviour loading={guide.loadingMore} />
          </form>
        )}
        {archivePath && <ArrowLink href={archivePath}>{guide.browseAll}</ArrowLink>}
        <p className="vh" role="status" />
      </div>
    </section>
  );
}
