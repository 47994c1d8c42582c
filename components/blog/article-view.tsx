import { JsonLd } from '@/components/layout/json-ld';
import { ArrowLink } from '@/components/ui/arrow-link';
import { card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { guide } from '@/content/guide';
import type { Article } from '@/lib/blog/article';
import { SCROLL_DRIVEN } from '@/lib/platform/browser-names';
import { blogPosting } from '@/lib/seo/blog-data';
import { trail } from '@/lib/seo/breadcrumbs';
import { absoluteUrl } from '@/lib/seo/urls';
import { ArticleBody } from './article-body';
import { ArticleHeader } from './article-header';
import { ArticleSide } from './article-side';
import { DraftBar } from './draft-bar';
import { Neighbors, ReadNext } from './read-next';
import { ShareMenu } from './share-menu';
import './article-progress.css';
import './print.css';

const TOC_MINIMUM = { words: 600, headings: 3 };

export function ArticleView({ article }: { article: Article }) {
  const { post } = article;
  const crumbs = trail('/blog', { name: post.title, path: post.path });

  return (
    <>
      <JsonLd crumbs={crumbs} content={[blogPosting(post)]} />
      <DraftBar post={post} />
      <div className="sticky top-header z-25 -mb-0.75 h-0.75 print:hidden" aria-hidden="true">
        <span className="block h-full origin-left bg-emerald-600" {...{ [SCROLL_DRIVEN]: 'progress' }} />
      </div>
      <article className="wrap-words">
        <ArticleHeader post={post} crumbs={crumbs} />
        <Container className="grid gap-12 pt-10 pb-12 [--indent:0px] md:grid-cols-[minmax(0,1fr)_300px] md:gap-x-29 md:pt-18 md:pb-20 print:block print:py-4 md:[--indent:clamp(0px,9vw-4rem,8rem)] print:[--indent:0px]">
          <div
            // This width fits 66 average characters. 66ch would fit 80 of them, because 1ch is the width of a zero.
            className="measure-31.5 ml-(--indent) min-w-0 text-step-1 leading-loose print:max-w-none print:text-[11pt]"
            data-article-body
          >
            {post.wordCount >= TOC_MINIMUM.words && post.headings.length >= TOC_MINIMUM.headings && (
              <TableOfContents
                title={guide.contents}
                entries={post.headings}
                className={`${card} mb-10 px-6 pt-5 pb-4.5 text-step-0`}
              />
            )}
            <ArticleBody article={article} />
          </div>
          <ArticleSide post={post} />
          <footer className="ml-(--indent) flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 md:max-w-142 print:hidden">
            <ArrowLink points="back" href="/blog">
              {guide.backToBlog}
            </ArrowLink>
            <Island
              name="share-menu"
              of={ShareMenu}
              props={{ title: post.title, url: absoluteUrl(post.path), place: 'bottom' }}
            />
          </footer>
        </Container>
      </article>
      <Neighbors {...article} />
      <ReadNext {...article} />
      <a
        className="fixed right-6 bottom-6 z-20 grid size-12 place-items-center rounded-full border border-line bg-sand-50 shadow-raised hover:bg-gulf-900 hover:text-sand-50 print:hidden"
        href="#top"
        aria-label="Scroll to top"
        {...{ [SCROLL_DRIVEN]: 'to-top' }}
      >
        <Icon name="up" />
      </a>
    </>
  );
}
