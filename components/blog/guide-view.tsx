import { Container } from '@/components/ui/container';
import type { Category } from '@/content/categories';
import { guide } from '@/content/guide';
import type { GuideList } from '@/lib/blog/guide-list';
import { ARCHIVE_PAGE } from '@/lib/blog/posts';
import { FeaturedArticle } from './featured-article';
import { blogCrumb, GuidePage } from './guide-page';
import { ListEmpty, ListFailed } from './list-states';
import { PostGrid } from './post-grid';

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
