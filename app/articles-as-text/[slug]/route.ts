import { findArticle } from '@/lib/blog/article';
import { contentResponse, textResponse } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleMarkdown } from '@/lib/syndication/article-markdown';

export const revalidate = 300;

/** Articles are not prerendered but generated on their first request. */
export function generateStaticParams() {
  return [];
}

/** Served at `/blog/{slug}.md` (next.config.ts). */
export async function GET(_: Request, { params }: RouteContext<'/articles-as-text/[slug]'>) {
  const slug = (await params).slug.replace(/\.md$/, '');
  return contentResponse(async () => {
    const result = await findArticle(slug);
    if (result.status === 'gone') return textResponse('This article has been taken down.\n', 410);
    if (result.status === 'missing') return textResponse('There is no such article.\n', 404);
    if (result.status === 'moved')
      return new Response(null, { status: 308, headers: { Location: absoluteUrl(`${result.path}.md`) } });
    const { article } = result;
    return new Response(articleMarkdown(article), {
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        Link: `<${absoluteUrl(article.post.path)}>; rel="canonical"`,
      },
    });
  });
}
