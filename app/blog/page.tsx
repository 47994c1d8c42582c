import { GuideView } from '@/components/blog/guide-view';
import { guide } from '@/content/guide';
import { loadGuideList } from '@/lib/blog/guide-list';
import { feedAlternates, pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const list = await loadGuideList(null);
  return pageMetadata({
    ...guide,
    path: '/blog',
    alternates: feedAlternates,
    noindex: list.status === 'empty',
    status: list.status === 'failed' ? 503 : undefined,
  });
}

export default async function BlogPage() {
  return <GuideView list={await loadGuideList(null)} category={null} />;
}
