import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import type { Category } from '@/content/categories';
import { guide } from '@/content/guide';
import type { GuideList } from '@/lib/blog/guide-list';
import type { PostSummary } from '@/lib/blog/post';
import { ARCHIVE_PAGE } from '@/lib/blog/posts';
import { FeaturedArticle } from './featured-article';
import { blogCrumb, GuidePage } from './guide-page';
import { ListEmpty, ListFailed } from './list-states';
import { LoadMore } from './load-more';
import { PostCard, postCardClass } from './post-card';

/** The list of all posts, or of a category. */
export function GuideView({ list, category }: { list: GuideList; category: Category | null }) {
  const path = category ? `/blog/category/${category.slug}` : blogCrumb.path;

  return (
    <GuidePage
      crumbs={category ? [{ name: category.name, path }] : []}
      category={category}
      posts={list.status === 'loaded' ? list.posts : null}
      {...(category
        ? { kicker: guide.title, title: category.name, intro: category.description }
        : { title: guide.title, intro: guide.intro })}
    >
      {list.status === 'failed' && <ListFailed path={path} />}
      {list.status === 'empty' && <ListEmpty path={path} category={category} {...list} />}
      {list.status === 'loaded' && <LoadedList list={list} category={category} />}
    </GuidePage>
  );
}

function LoadedList({
  list: { posts, featured, total },
  category,
}: {
  list: Extract<GuideList, { status: 'loaded' }>;
  category: Category | null;
}) {
  const archivePath = total > ARCHIVE_PAGE ? '/blog/page/2' : null;
  if (category)
    return (
      <PostGrid
        className="pt-2 sm:pt-4 md:pt-6"
        title={`${category.name} Articles`}
        posts={posts}
        featured={featured}
        archivePath={archivePath}
      />
    );

  return (
    <>
      {featured && (
        <Container>
          <FeaturedArticle post={featured} preload />
        </Container>
      )}
      <PostGrid
        className="pt-12 md:pt-20"
        title={guide.latest}
        posts={posts.filter((post) => post.id !== featured?.id)}
        archivePath={archivePath}
      />
    </>
  );
}

/** How many cards are shown at first. */
const FIRST = 3;

interface PostGridProps {
  title: string;
  posts: PostSummary[];
  /** The first post, across the full row. */
  featured?: PostSummary | null;
  /** The link to further posts once every card of this list is shown; null if there are none. */
  archivePath: string | null;
  className: string;
}

/** Cards of all posts of a list: three at first, and three more with each Load More. */
function PostGrid({ title, posts, featured = null, archivePath, className }: PostGridProps) {
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
