import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Pagination } from '@/components/ui/pagination';
import { guide } from '@/content/guide';
import { formatNumber } from '@/content/numbers';
import type { Archive } from '@/lib/blog/guide-list';
import { trail } from '@/lib/seo/breadcrumbs';
import { ArticleState } from './article-states';
import { GuidePage } from './guide-page';
import { ListFailed } from './list-states';
import { cardGrid } from './load-more';
import { cardGroup, PostCard } from './post-card';

export function ArchiveView({ archive, page }: { archive: Archive; page: string }) {
  if (archive.status === 'missing') return <ArchiveEnd />;
  const path = `/blog/page/${page}`;
  const isLoaded = archive.status === 'loaded';

  return (
    <GuidePage
      crumbs={trail('/blog', { name: `Page ${page}`, path })}
      kicker={guide.title}
      title="All articles"
      intro={isLoaded ? formatIntro(archive) : guide.intro}
      posts={isLoaded ? archive.posts : null}
    >
      {isLoaded ? (
        <Container as="section" className="pt-2 sm:pt-4 md:pt-6" aria-labelledby="posts-title">
          <h2 id="posts-title" className="sr-only">
            Page {archive.page} of {archive.pages}
          </h2>
          <ul className={cardGrid}>
            {archive.posts.map((post) => (
              <li key={post.id} className={cardGroup}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Pages of the archive"
            {...{ page: archive.page, pages: archive.pages, firstPath: '/blog' }}
            {...{ previous: 'Newer', next: 'Older' }}
          />
        </Container>
      ) : (
        <ListFailed path={path} />
      )}
    </GuidePage>
  );
}

function formatIntro({ page, pages, total }: Extract<Archive, { status: 'loaded' }>): string {
  return `${formatNumber(total)} articles, the newest first. Page ${page} of ${pages}.`;
}

function ArchiveEnd() {
  return (
    <ArticleState
      title="The archive ends before this page"
      message="We couldn’t find that page. The newest articles are a good place to start."
    >
      <ButtonLink href="/blog">{guide.backToBlog}</ButtonLink>
    </ArticleState>
  );
}
