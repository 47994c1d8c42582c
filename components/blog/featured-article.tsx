import { ArrowLink } from '@/components/ui/arrow-link';
import { Frame } from '@/components/ui/frame';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Kicker } from '@/components/ui/text';
import { guide } from '@/content/guide';
import type { Post } from '@/lib/blog/post/post';
import { CardLink, cardGroup, PostFacts, PostTags } from './post-card';

interface FeaturedArticleProps {
  post: Post;
  /** Lowers the headings by one level, for a list with a heading of its own. */
  isInList?: boolean;
}

export function FeaturedArticle({ post, isInList = false }: FeaturedArticleProps) {
  const [Label, Title] = isInList ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);

  return (
    <article
      className={`${cardGroup} grid items-center gap-7 md:grid-cols-7-5 md:gap-18`}
      aria-labelledby="featured-title"
    >
      <Frame className="aspect-16/10 md:aspect-4/3">
        <Picture
          picture={post.cover}
          sizes="(min-width: 75rem) 43rem, (min-width: 900px) 57vw, calc(100vw - 3rem)"
          preload
          alt=""
        />
      </Frame>
      <div className="grid justify-items-start gap-4">
        <Kicker as={Label}>{guide.featured}</Kicker>
        <Heading as={Title} id="featured-title" size="section">
          <CardLink href={post.path}>{post.title}</CardLink>
        </Heading>
        <p className="text-muted">{post.excerpt}</p>
        <PostFacts post={post} />
        <PostTags tags={post.tags} />
        <ArrowLink className="relative z-2" href={post.path} aria-label={`Read Full Article: ${post.title}`}>
          Read Full Article
        </ArrowLink>
      </div>
    </article>
  );
}
