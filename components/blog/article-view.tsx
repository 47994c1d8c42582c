import { JsonLd } from '@/components/json-ld';
import { Icon } from '@/components/ui/icon';
import { guide } from '@/content/guide';
import type { Article } from '@/lib/blog/article';
import { blogPosting } from '@/lib/seo/blog-data';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/seo/urls';
import { ArticleBody } from './article-body';
import { ArticleHeader } from './article-header';
import { ArticleSide } from './article-side';
import { DraftBar } from './draft-bar';
import { blogCrumb } from './guide-hero';
import { Neighbors, ReadNext } from './read-next';
import { ShareMenu } from './share-menu';
import { TableOfContents } from './table-of-contents';
import './blog.css';

/** An article and all that stands around it. */
export function ArticleView({ article }: { article: Article }) {
  const { post } = article;
  const crumbs = trail(blogCrumb, { name: post.title, path: post.path });

  return (
    <>
      <JsonLd nodes={[organization(), breadcrumbList(crumbs), blogPosting(post)]} />
      <DraftBar entryId={post.id} />
      <div className="progress" aria-hidden="true">
        <span />
      </div>
      <article className="article">
        <ArticleHeader post={post} crumbs={crumbs} />
        <div className="wrap article-grid">
          <div className="prose">
            <TableOfContents post={post} />
            <ArticleBody article={article} />
          </div>
          <ArticleSide />
          <footer className="article-foot">
            <a className="link" href="/blog">
              <Icon name="arrow" className="back" />
              <span>{guide.backToBlog}</span>
            </a>
            <ShareMenu title={post.title} url={absoluteUrl(post.path)} place="bottom" />
          </footer>
        </div>
      </article>
      <Neighbors {...article} />
      <ReadNext {...article} />
      <a className="to-top" href="#top" aria-label="Scroll to top">
        <Icon name="up" />
      </a>
    </>
  );
}
