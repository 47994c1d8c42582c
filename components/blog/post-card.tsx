import { longDate } from '@/lib/blog/dates';
import type { PostSummary } from '@/lib/blog/post';
import { PostPhoto } from './post-photo';

/** The class of the list entry around a card. */
export const postCardClass = 'post-card card';

/** A post in a list: the whole card is one link, named by its title. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <>
      <div className="frame">
        <PostPhoto
          photo={post.cover}
          sizes="(min-width: 75rem) 23rem, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 100vw"
          alt=""
        />
      </div>
      <PostFacts post={post} />
      <h3>
        <a className="post-link" href={post.path}>
          {post.title}
        </a>
      </h3>
      <p className="muted post-excerpt">{post.excerpt}</p>
      <PostTags tags={post.tags} />
      <a className="read-more" href={post.path}>
        <span>Read More</span>
        <span className="vh">: {post.title}</span>
      </a>
    </>
  );
}

export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="post-facts small muted">
      <span className="post-category">{post.category.name}</span>
      <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
      <span>{post.readTime}</span>
    </p>
  );
}

/** The first three tags (specification, section 9). */
export function PostTags({ tags }: { tags: string[] }) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.slice(0, 3).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
