import { findArticle } from '@/lib/blog/article';
import { contentResponse, textResponse } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleMarkdown } from '@/lib/syndication/article-markdown';

export const revalidate = 300;

/** None is prerendered: each is generated on its first request. */
export function generateStaticParams() {
  return [];
}

/** An article as Markdown, at `/blog/{slug}.md` (rewrites in next.config.ts). Its canonical address is its page. */
export async function GET(_: Request, { params }: RouteContext<'/articles-as-text/[slug]'>) {
  const slug = (await params).slug.replace(/\.md$/, '');
  return contentResponse(async () => {
    const found = await findArticle(slug);
    if (found.status === 'gone') return textResponse('This article has been taken down.\n', 410);
    if (found.status === 'missing') return textResponse('There is no such article.\n', 404);
    if (found.status === 'moved')
      return new Response(null, { status: 308, headers: { Location: absoluteUrl(`${found.path}.md`) } });
    const { article } = found;
    return new Response(articleMarkdown(article), {
      headers: {
        'Content-Type': 'text/markdown; charset=utf-8',
        Link: `<${absoluteUrl(article.post.path)}>; rel="canonical"`,
      },
    });
  });
}
