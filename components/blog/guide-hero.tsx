import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArticleSearch } from '@/components/search/article-search';
import { Container } from '@/components/ui/container';
import { Kicker, Lead } from '@/components/ui/text';
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
    <Container as="header" className="grid gap-8 pt-6 pb-8 md:gap-12 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid gap-5 pt-4 sm:pt-6 md:pt-10">
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1 className="max-w-[14em]">{title}</h1>
        <Lead>{intro}</Lead>
      </div>
      <ArticleSearch />
      <CategoryChips current={category} />
    </Container>
  );
}

/** Breadcrumbs of the guide start with Home and Blog (specification, section 2.1). */
export const blogCrumb: Crumb = { name: 'Blog', path: '/blog' };
