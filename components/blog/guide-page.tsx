import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { ArticleSearch } from '@/components/search/article-search';
import { chip } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Kicker, Lead } from '@/components/ui/text';
import { type Category, categories } from '@/content/categories';
import { guide } from '@/content/guide';
import type { Post } from '@/lib/blog/post/post';
import { guideData } from '@/lib/seo/blog-data';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { DraftBar } from './draft-bar';

interface GuidePageProps {
  crumbs: Crumb[];
  title: string;
  intro: string;
  kicker?: string;
  category?: Category | null;
  /** The listed posts; null if the list could not be loaded or is empty. */
  posts: Post[] | null;
  children: ReactNode;
}

export function GuidePage({
  title,
  intro,
  kicker,
  category = null,
  posts,
  children,
  crumbs,
}: GuidePageProps) {
  return (
    <div className="wrap-words pb-section">
      <JsonLd crumbs={crumbs} content={posts ? [guideData(posts)] : []} />
      <DraftBar />
      <Container as="header" className="grid gap-8 pt-6 pb-8 md:gap-12 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid gap-5 pt-4 sm:pt-6 md:pt-10">
          {kicker && <Kicker>{kicker}</Kicker>}
          <h1 className="measure-14">{title}</h1>
          <Lead>{intro}</Lead>
        </div>
        <Island name="article-search" of={ArticleSearch} props={{}} />
        <CategoryChips current={category} />
      </Container>
      {children}
    </div>
  );
}

export function CategoryChips({ current }: { current?: Category | null }) {
  const chips = [
    { label: guide.allPosts, href: '/blog', isCurrent: current === null },
    ...categories.map(({ name, slug }) => ({
      label: name,
      href: `/blog/category/${slug}`,
      isCurrent: slug === current?.slug,
    })),
  ];

  return (
    <nav className="min-w-0" aria-label="Categories">
      {/* On phones the list scrolls sideways. A chip that is cut off at the edge hints at more. */}
      <ul className="max-sm:scrollbar-none flex gap-2.5 max-sm:-mx-gutter max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 sm:flex-wrap">
        {chips.map(({ label, href, isCurrent }) => (
          <li key={href} className="shrink-0">
            <a
              className={`${chip} inline-flex min-h-11 items-center current:border-gulf-900 current:bg-gulf-900 px-4.5 py-1.5 font-medium current:text-sand-50 text-md transition-state hover:border-emerald-600 hover:text-link`}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
