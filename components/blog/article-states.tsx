import { PhoneLink } from '@/components/layout/phone-link';
import { ArticleSearch } from '@/components/search/article-search';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Lead, textLink } from '@/components/ui/text';
import { guide, guideStates } from '@/content/guide';
import { DraftBar } from './draft-bar';
import { CategoryChips } from './guide-page';
import { DebugBox } from './list-states';
import { ReloadButton } from './reload-button';

/** `count` is the number of all posts. */
export function ArticleMissing({ slug, count }: { slug: string; count: number }) {
  const isNamed = slug.trim() !== '';
  return (
    <ArticleState
      title={guideStates.missingTitle}
      message={isNamed ? guideStates.missing(count) : guideStates.unspecified}
    >
      <p className="measure-40 text-muted">
        The article may have moved or been taken down. Search for it, or look through the list of all
        articles.
      </p>
      <div className="w-full">
        <Island name="article-search" of={ArticleSearch} props={{}} />
      </div>
      <DebugBox facts={[['Address', isNamed ? slug : '(none)']]} />
      <Actions>
        <ButtonLink href="/blog">{guide.backToBlog}</ButtonLink>
        <Reload slug={slug} look="line" />
      </Actions>
    </ArticleState>
  );
}

/** Shown for an article that was taken down, without naming the article. */
export function ArticleGone() {
  return (
    <ArticleState title={guideStates.missingTitle} message={guideStates.gone}>
      <div className="grid w-full gap-8 pt-3">
        <Island name="article-search" of={ArticleSearch} props={{}} />
        <CategoryChips />
      </div>
    </ArticleState>
  );
}

/** Shown if the content service failed and the article is not cached. */
export function ArticleFailed({ slug }: { slug: string }) {
  return (
    <ArticleState
      title={guideStates.articleFailed}
      message="We could not reach our library of articles. Please try again in a minute."
    >
      <p className="measure-40 text-muted">
        If it is urgent, call us at <PhoneLink className={textLink} />.
      </p>
      <DebugBox facts={[['Address', slug]]} />
      <Actions>
        <Reload slug={slug} />
        <ButtonLink look="line" href="/blog">
          {guide.backToBlog}
        </ButtonLink>
      </Actions>
    </ArticleState>
  );
}

interface ArticleStateProps {
  title: string;
  message: string;
  children: React.ReactNode;
}

export function ArticleState({ title, message, children }: ArticleStateProps) {
  return (
    <div className="wrap-words pb-section">
      <DraftBar />
      <Container as="section" className="grid justify-items-start gap-5 py-section">
        <h1>{title}</h1>
        <Lead>{message}</Lead>
        {children}
      </Container>
    </div>
  );
}

function Reload({ slug, look }: { slug: string; look?: 'line' }) {
  return (
    <Island
      name="reload-button"
      of={ReloadButton}
      props={{
        path: `/blog/${encodeURIComponent(slug)}`,
        look,
        label: guideStates.reload,
        loading: guideStates.loadingArticle,
      }}
    />
  );
}
