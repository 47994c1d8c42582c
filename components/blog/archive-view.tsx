import { JsonLd } from '@/components/json-ld';
import { guide } from '@/content/guide';
import { guideData } from '@/lib/seo/blog-data';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization } from '@/lib/seo/structured-data';
import type { Archive } from '../../lib/blog/load-archive';
import { DraftBar } from './draft-bar';
import { blogCrumb, GuideHero } from './guide-hero';
import { ListFailed } from './list-states';
import { Pagination } from './pagination';
import { PostCard, postCardClass } from './post-card';
import './blog.css';

/** A page of the archive: twelve cards, and the way to all others. */
export function ArchiveView({ archive, page }: { archive: Archive; page: string }) {
  const path = `/blog/page/${page}`;
  const crumbs = trail(blogCrumb, { name: `Page ${page}`, path });
  if (archive.status === 'missing') return <ArchiveEnd />;

  return (
    <div className="guide-page">
      <JsonLd
        nodes={[
          organization(),
          breadcrumbList(crumbs),
          ...(archive.status === 'loaded' ? [guideData(archive.posts)] : []),
        ]}
      />
      <DraftBar />
      <GuideHero crumbs={crumbs} kicker={guide.title} title="All articles" intro={introOf(archive)} />
      {archive.status === 'failed' ? (
        <ListFailed path={path} />
      ) : (
        <section className="wrap post-list" aria-labelledby="posts-title">
          <h2 id="posts-title" className="vh">
            Page {archive.page} of {archive.pages}
          </h2>
          <ul className="cards">
            {archive.posts.map((post) => (
              <li key={post.id} className={postCardClass}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <Pagination page={archive.page} pages={archive.pages} />
        </section>
      )}
    </div>
  );
}

function introOf(archive: Archive): string {
  if (archive.status !== 'loaded') return guide.intro;
  const { page, pages, total } = archive;
  return `${total.toLocaleString('en-US')} articles, the newest first. Page ${page} of ${pages}.`;
}

function ArchiveEnd() {
  return (
    <section className="wrap panel-state article-state">
      <h1>The archive ends before this page</h1>
      <p className="lead">We couldn’t find that page. The newest articles are a good place to start.</p>
      <a className="btn btn-main" href="/blog">
        {guide.backToBlog}
      </a>
    </section>
  );
}
