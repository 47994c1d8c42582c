import { GuideView } from '@/components/blog/guide-view';
import { guide } from '@/content/guide';
import { loadGuideList } from '@/lib/blog/guide-list';
import { pageStatus } from '@/lib/platform/next/page-status';
import { feedAlternates } from '@/lib/seo/alternates';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const list = await loadGuideList(null);
  return {
    ...pageMetadata({
      title: guide.metaTitle,
      description: guide.metaDescription,
      path: '/blog',
      alternates: feedAlternates,
      keywords: guide.keywords,
      noindex: list.status !== 'loaded',
    }),
    ...(list.status === 'failed' && { other: pageStatus(503) }),
  };
}

export default async function BlogPage() {
  return <GuideView list={await loadGuideList(null)} category={null} />;
}
