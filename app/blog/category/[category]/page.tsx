import { notFound } from 'next/navigation';
import { GuideView } from '@/components/blog/guide-view';
import { categories } from '@/content/categories';
import { guide } from '@/content/guide';
import { loadGuideList } from '@/lib/blog/guide-list';
import { categoryBySlug } from '@/lib/blog/post/category';
import { feedAlternates, pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return categories.map(({ slug }) => ({ category: slug }));
}

async function categoryOf({ params }: PageProps<'/blog/category/[category]'>) {
  return categoryBySlug((await params).category) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/blog/category/[category]'>) {
  const category = await categoryOf(props);
  const list = await loadGuideList(category);
  return pageMetadata({
    metaTitle: `${category.name}: ${guide.name}`,
    metaDescription: category.description,
    path: `/blog/category/${category.slug}`,
    alternates: feedAlternates,
    keywords: [category.name, ...guide.keywords],
    noindex: list.status === 'empty',
    status: list.status === 'failed' ? 503 : undefined,
  });
}

export default async function CategoryPage(props: PageProps<'/blog/category/[category]'>) {
  const category = await categoryOf(props);
  return <GuideView list={await loadGuideList(category)} category={category} />;
}
