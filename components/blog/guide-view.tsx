import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { articleSearch } from '@/content/article-search';
import type { Category } from '@/content/categories';
import { guide } from '@/content/guide';
import { listPagePath } from '@/content/pages';
import type { GuideList } from '@/lib/blog/guide-list';
import { ARCHIVE_PAGE_SIZE } from '@/lib/blog/posts';
import { trail } from '@/lib/seo/breadcrumbs';
import { FeaturedArticle } from './featured-article';
import { GuidePage } from './guide-page';
import { ListEmpty, ListFailed } from './list-states';
import { LoadMore } from './load-more';
import { cardGroup, PostCard } from './post-card';

export function GuideView({ list, category }: { list: GuideList; category: Category | null }) {
  const path = category ? (`/blog/category/${category.slug}` as const) : '/blog';

  return (
    <GuidePage
      crumbs={category ? trail('/blog', path) : trail(path)}
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

interface LoadedListProps {
  list: Extract<GuideList, { status: 'loaded' }>;
  category: Category | null;
}

/** In a category, the featured article is the first card of the grid and takes a whole row. */
function LoadedList({ list: { posts, featured, total }, category }: LoadedListProps) {
  const archivePath = total > ARCHIVE_PAGE_SIZE ? listPagePath('/blog', 2) : null;
  const cards = posts
    .filter((post) => post.id !== featured?.id)
    .map((post) => ({ id: post.id, className: cardGroup, card: <PostCard post={post} /> }));
  if (category && featured)
    cards.unshift({
      id: featured.id,
      className: 'col-span-full pb-4',
      card: <FeaturedArticle post={featured} isInList />,
    });

  return (
    <>
      {!category && featured && (
        <Container>
          <FeaturedArticle post={featured} />
        </Container>
      )}
      <Container
        as="section"
        className={category ? 'pt-2 sm:pt-4 md:pt-6' : 'pt-12 md:pt-20'}
        aria-labelledby="posts-title"
      >
        <h2 id="posts-title" className="mb-7 md:mb-11">
          {category ? `${category.name} Articles` : guide.latest}
        </h2>
        <Island
          name="load-more"
          of={LoadMore}
          props={{
            cards: cards.map(({ id, className }) => ({ id, className })),
            archivePath: archivePath ?? '/blog',
            copy: { loadMore: guide.loadMore, loadingMore: guide.loadingMore },
          }}
          slots={{
            ...Object.fromEntries(cards.map(({ id, card }) => [id, card])),
            rest: archivePath && <ArrowLink href={archivePath}>{articleSearch.browse}</ArrowLink>,
          }}
        />
      </Container>
    </>
  );
}
