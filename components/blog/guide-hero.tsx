import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArticleSearch } from '@/components/search/article-search';
import type { Category } from '@/content/categories';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { CategoryChips } from './category-chips';

interface GuideHeroProps {
  crumbs: Crumb[];
  title: string;
  intro: string;
  kicker?: string;
  category?: Category | null;
}

/** The head of every list of the guide: where one is, what it is about, and the chips. */
export function GuideHero({ crumbs, title, intro, kicker, category = null }: GuideHeroProps) {
  return (
    <header className="guide-hero wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="guide-hero-text">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
      </div>
      <ArticleSearch />
      <CategoryChips current={category} />
    </header>
  );
}

/** Breadcrumbs of the guide start with Home and Blog (specification, section 2.1). */
export const blogCrumb: Crumb = { name: 'Blog', path: '/blog' };
