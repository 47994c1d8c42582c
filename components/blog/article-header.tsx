import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Picture } from '@/components/ui/picture';
import { Lead } from '@/components/ui/text';
import type { Post } from '@/lib/blog/post/post';
import { authorPath } from '@/lib/seo/blog-data';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { absoluteUrl } from '@/lib/seo/urls';
import { formatLongDay } from '@/lib/time/calendar-days';
import { PostTags } from './post-card';
import { ShareMenu } from './share-menu';

export function ArticleHeader({ post, crumbs }: { post: Post; crumbs: Crumb[] }) {
  const updateDate = post.updatedAt.slice(0, 10);

  return (
    <>
      <Container as="header" className="relative z-2 grid gap-4 pt-6 pb-stack sm:gap-6 print:pt-0 print:pb-4">
        {/* The last crumb repeats the title below, so phones hide the crumb. */}
        <Breadcrumbs crumbs={crumbs} className="text-muted max-sm:[&_li:last-child]:hidden" />
        <h1 dir="auto" className="measure-12 mt-4 sm:mt-8 md:mt-14 print:mt-0 print:text-[28pt]">
          {post.title}
        </h1>
        {post.editorExcerpt && <Lead measure="article">{post.editorExcerpt}</Lead>}
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-t pt-5">
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm leading-normal">
            <a
              className="underline decoration-oat-500 underline-offset-4 hover:text-link"
              href={authorPath(post.author)}
              rel="author"
            >
              <strong>{post.author}</strong>
            </a>
            <time dateTime={post.publishDate}>{formatLongDay(post.publishDate)}</time>
            {updateDate > post.publishDate && (
              <span>
                Updated <time dateTime={updateDate}>{formatLongDay(updateDate)}</time>
              </span>
            )}
            <span>{post.readTime}</span>
          </p>
          <PostTags tags={post.tags} />
          <Island
            name="share-menu"
            of={ShareMenu}
            props={{ title: post.title, url: absoluteUrl(post.path), place: 'top' }}
          />
        </div>
      </Container>
      <figure>
        <Picture
          picture={post.cover}
          sizes="100vw"
          preload
          className="h-[clamp(300px,48vw,680px)] w-full print:h-[6cm]"
        />
        {post.cover.caption && (
          <Container as="figcaption" className="pt-3.5 text-muted text-sm leading-normal">
            {post.cover.caption}
          </Container>
        )}
      </figure>
    </>
  );
}
