import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { ArticleFailed, ArticleGone, ArticleMissing } from '@/components/blog/article-states';
import { ArticleView } from '@/components/blog/article-view';
import { company } from '@/content/company';
import { guideStates } from '@/content/guide';
import { loadArticle } from '@/lib/blog/article';
import { readAllPosts, readBuildParams } from '@/lib/blog/posts';
import { decodePercent } from '@/lib/contentful/slug';
import { pageStatus } from '@/lib/platform/next/page-status';
import { articleMetadata } from '@/lib/seo/article-metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return readBuildParams(async () => (await readAllPosts()).slice(0, 20).map(({ slug }) => ({ slug })));
}

/** Next passes the slug percent-encoded, as it is in the URL. */
async function slugOf({ params }: PageProps<'/blog/[slug]'>) {
  return decodePercent((await params).slug);
}

export async function generateMetadata(props: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const result = await loadArticle(await slugOf(props));
  const robots = { index: false, follow: true };
  if (result.status === 'failed')
    return { title: `${guideStates.articleFailed} | ${company.name}`, robots, other: pageStatus(503) };
  if (result.status === 'moved') return {};
  if (result.status !== 'found') {
    const other = pageStatus(result.status === 'gone' ? 410 : 404);
    return { title: `${guideStates.missingMetaTitle} | ${company.name}`, robots, other };
  }

  const metadata = articleMetadata(result.article.post);
  return (await draftMode()).isEnabled ? { ...metadata, robots: { index: false, follow: false } } : metadata;
}

export default async function ArticlePage(props: PageProps<'/blog/[slug]'>) {
  const slug = await slugOf(props);
  const result = await loadArticle(slug);
  if (result.status === 'moved') permanentRedirect(result.path);
  if (result.status === 'gone') return <ArticleGone />;
  if (result.status === 'missing') return <ArticleMissing slug={slug} count={result.count} />;
  if (result.status === 'failed') return <ArticleFailed slug={slug} />;
  return <ArticleView article={result.article} />;
}
