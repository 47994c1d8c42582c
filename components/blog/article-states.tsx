import { PhoneLink } from '@/components/layout/phone-link';
import { ArticleSearch } from '@/components/search/article-search';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/ui/text';
import { guide, guideStates } from '@/content/guide';
import { DraftBar } from './draft-bar';
import { CategoryChips } from './guide-page';
import { DebugBox } from './list-states';
import { ReloadButton } from './reload-button';

interface ArticleMissingProps {
  slug: string;
  /** The number of posts. */
  count: number;
}

/** No post has this address. */
export function ArticleMissing({ slug, count }: ArticleMissingProps) {
  const isNamed = slug.trim() !== '';
  return (
    <ArticleState
      title={guideStates.missingTitle}
      message={isNamed ? guideStates.missing(count) : guideStates.unspecified}
      address={isNamed ? slug : '(none)'}
      actions={
        <>
          <ButtonLink href="/blog">{guide.backToBlog}</ButtonLink>
          <Reload slug={slug} look="line" />
        </>
      }
    >
      <p className="measure-40 text-muted">
        The article may have moved or been taken down. Search for it, or look through the list of all
        articles.
      </p>
      <div className="w-full">
        <ArticleSearch />
      </div>
    </ArticleState>
  );
}

/** The page of an article that was taken down. It does not name the article. */
export function ArticleGone() {
  return (
    <div className="pb-section">
      <DraftBar />
      <Container as="section" className="grid gap-8 py-section">
        <div className="grid gap-5">
          <h1>{guideStates.missingTitle}</h1>
          <Lead>{guideStates.gone}</Lead>
        </div>
        <ArticleSearch />
        <CategoryChips />
      </Container>
    </div>
  );
}

/** The content service failed, and this article is not cached. */
export function ArticleFailed({ slug }: { slug: string }) {
  return (
    <ArticleState
      title={guideStates.articleFailed}
      message="We could not reach our library of articles. Please try again in a minute."
      address={slug}
      actions={
        <>
          <Reload slug={slug} />
          <ButtonLink look="line" href="/blog">
            {guide.backToBlog}
          </ButtonLink>
        </>
      }
    >
      <p className="measure-40 text-muted">
        If it is urgent, call us at <PhoneLink className="text-link underline underline-offset-4" />.
      </p>
    </ArticleState>
  );
}

interface ArticleStateProps {
  title: string;
  message: string;
  /** The requested slug. */
  address: string;
  actions: React.ReactNode;
  children: React.ReactNode;
}

function ArticleState({ title, message, address, actions, children }: ArticleStateProps) {
  return (
    <div className="pb-section">
      <DraftBar />
      <Container as="section" className="grid justify-items-start gap-5 py-section">
        <h1>{title}</h1>
        <Lead>{message}</Lead>
        {children}
        <DebugBox facts={[['Address', address]]} />
        <Actions>{actions}</Actions>
      </Container>
    </div>
  );
}

function Reload({ slug, look }: { slug: string; look?: 'line' }) {
  return (
    <ReloadButton path={`/blog/${encodeURIComponent(slug)}`} look={look} loading={guideStates.loadingArticle}>
      {guideStates.reload}
    </ReloadButton>
  );
}
