import { Icon } from '@/components/ui/icon';
import { guide } from '@/content/guide';
import type { PostSummary } from '@/lib/blog/post';
import { PostFacts, PostTags } from './post-card';
import { PostPhoto } from './post-photo';

interface FeaturedArticleProps {
  post: PostSummary;
  preload?: boolean;
  /** Within a list that has a heading of its own, ours stand one level lower. */
  inList?: boolean;
}

/** The featured post across the full width, under its heading. */
export function FeaturedArticle({ post, preload = false, inList = false }: FeaturedArticleProps) {
  const [Heading, Title] = inList ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);

  return (
    <article className="featured card" aria-labelledby="featured-title">
      <div className="frame">
        <PostPhoto
          photo={post.cover}
          sizes="(min-width: 75rem) 43rem, (min-width: 900px) 57vw, 100vw"
          width={1600}
          preload={preload}
          alt=""
        />
      </div>
      <div className="featured-text">
        <Heading className="kicker">{guide.featured}</Heading>
        <Title id="featured-title" className="featured-title">
          <a className="post-link" href={post.path}>
            {post.title}
          </a>
        </Title>
        <p className="muted">{post.excerpt}</p>
        <PostFacts post={post} />
        <PostTags tags={post.tags} />
        <a className="link" href={post.path} aria-label={`Read Full Article: ${post.title}`}>
          <span>Read Full Article</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  );
}
