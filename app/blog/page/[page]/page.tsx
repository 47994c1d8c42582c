import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ArchiveView } from '@/components/blog/archive-view';
import { guide } from '@/content/guide';
import { loadArchive } from '@/lib/blog/guide-list';
import { countArchivePages, readBuildParams } from '@/lib/blog/posts';
import { feedAlternates, pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return readBuildParams(async () => {
    const pages = Math.min(await countArchivePages(), 5);
    return Array.from({ length: pages - 1 }, (_, n) => ({ page: String(n + 2) }));
  });
}

const statuses = { loaded: undefined, missing: 404, failed: 503 } as const;

export async function generateMetadata({ params }: PageProps<'/blog/page/[page]'>): Promise<Metadata> {
  const { page } = await params;
  const archive = await loadArchive(page);
  return pageMetadata({
    metaTitle: `All articles, page ${page}: ${guide.name}`,
    metaDescription: `${guide.metaDescription} Page ${page} of the archive.`,
    path: `/blog/page/${page}`,
    alternates: feedAlternates,
    keywords: guide.keywords,
    status: statuses[archive.status],
  });
}

export default async function ArchivePage({ params }: PageProps<'/blog/page/[page]'>) {
  const { page } = await params;
  // The guide at /blog is the archive's first page, so /blog/page/1 would be a duplicate.
  if (page === '1') permanentRedirect('/blog');
  return <ArchiveView archive={await loadArchive(page)} page={page} />;
}
