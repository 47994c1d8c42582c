import { company } from '@/content/company';
import { guide, guideStates } from '@/content/guide';
import { DraftBar } from './draft-bar';
import { DebugBox } from './list-states';
import { ReloadButton } from './reload-button';
import './blog.css';

interface ArticleMissingProps {
  slug: string;
  /** How many posts there are. */
  count: number;
}

/** No post has this address (specification, section 2.9). */
export function ArticleMissing({ slug, count }: ArticleMissingProps) {
  const isNamed = slug.trim() !== '';
  return (
    <ArticleState
      title={guideStates.missingTitle}
      message={isNamed ? guideStates.missing(count) : guideStates.unspecified}
      facts={[
        ['Address', isNamed ? slug : '(none)'],
        ['Available posts', String(count)],
      ]}
      slug={slug}
    >
      The article may have moved or been taken down. The list of all articles is the best place to look for
      it.
    </ArticleState>
  );
}

/** The content service failed, and this article was never seen before. */
export function ArticleFailed({ slug }: { slug: string }) {
  return (
    <ArticleState
      title={guideStates.articleFailed}
      message="We could not reach our library of articles. Please try again in a minute."
      facts={[['Address', slug]]}
      slug={slug}
    >
      If it is urgent, call us at{' '}
      <a className="inline-link" href={company.phone.href}>
        {company.phone.display}
      </a>
      .
    </ArticleState>
  );
}

interface ArticleStateProps {
  title: string;
  message: string;
  facts: [name: string, value: string][];
  slug: string;
  children: React.ReactNode;
}

function ArticleState({ title, message, facts, slug, children }: ArticleStateProps) {
  return (
    <div className="guide-page">
      <DraftBar />
      <section className="wrap panel-state article-state">
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        <p className="muted">{children}</p>
        <DebugBox facts={facts} />
        <div className="actions">
          <ReloadButton path={`/blog/${encodeURIComponent(slug)}`} loading={guideStates.loadingArticle}>
            {guideStates.reload}
          </ReloadButton>
          <a className="btn btn-line" href="/blog">
            {guide.backToBlog}
          </a>
        </div>
      </section>
    </div>
  );
}
