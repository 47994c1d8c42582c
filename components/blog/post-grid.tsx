import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { guide } from '@/content/guide';
import type { PostSummary } from '@/lib/blog/post';
import { FeaturedArticle } from './featured-article';
import { LoadMore } from './load-more';
import { PostCard, postCardClass } from './post-card';

/** How many cards are seen at first (specification, section 4). */
const FIRST = 3;

interface PostGridProps {
  title: string;
  posts: PostSummary[];
  /** The post set across the full row as the list's first entry. */
  featured?: PostSummary | null;
  /** Where the rest is, once every card of this list is seen; null where this is all. */
  archivePath: string | null;
  className: string;
}

/** Cards of all posts of a list: the first three are seen, Load More shows the others three by three. */
export function PostGrid({ title, posts, featured = null, archivePath, className }: PostGridProps) {
  const cards = posts
    .filter((post) => post.id !== featured?.id)
    .map((post) => ({ id: post.id, className: postCardClass, card: <PostCard post={post} /> }));
  const featuredCard = featured && {
    id: featured.id,
    className: 'col-span-full pb-4',
    card: <FeaturedArticle post={featured} inList preload />,
  };

  return (
    <Container as="section" className={className} aria-labelledby="posts-title">
      <h2 id="posts-title" className="mb-7 md:mb-11">
        {title}
      </h2>
      <LoadMore
        cards={featuredCard ? [featuredCard, ...cards] : cards}
        first={FIRST}
        archivePath={archivePath ?? '/blog'}
        rest={archivePath && <ArrowLink href={archivePath}>{guide.browseAll}</ArrowLink>}
        words={{ loadMore: guide.loadMore, loadingMore: guide.loadingMore }}
      />
    </Container>
  );
}
