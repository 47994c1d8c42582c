import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { ArticleFailed, ArticleGone, ArticleMissing } from '@/components/blog/article-states';
import { ArticleView } from '@/components/blog/article-view';
import { guideStates } from '@/content/guide';
import { loadArticle } from '@/lib/blog/article';
import { readAllPosts, readBuildParams } from '@/lib/blog/posts';
import { decodePercent } from '@/lib/contentful/slug';
import { articleMetadata } from '@/lib/seo/article-metadata';
import { missingMetadata } from '@/lib/seo/page-metadata';

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
  if (result.status === 'failed') return missingMetadata(guideStates.articleFailed, 503);
  if (result.status === 'gone') return missingMetadata(guideStates.missingMetaTitle, 410);
  if (result.status === 'missing') return missingMetadata(guideStates.missingMetaTitle);
  if (result.status === 'moved') return {};
  return articleMetadata(result.article.post, (await draftMode()).isEnabled);
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
