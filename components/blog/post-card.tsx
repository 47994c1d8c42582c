import { clsx } from 'clsx';
import { chip } from '@/components/ui/card';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { dottedRow, Note } from '@/components/ui/text';
import type { Post } from '@/lib/blog/post/post';
import { formatLongDay } from '@/lib/time/calendar-days';

/** Hover and focus styles of a card that is covered by the link of its title (`CardLink`). */
export const cardGroup =
  'group relative title-focused:rounded-card title-focused:outline-2 title-focused:outline-offset-6 title-focused:outline-focus';

export function PostCard({ post }: { post: Post }) {
  return (
    <div className="space-y-3.5">
      <Frame className="aspect-16/10">
        <Picture
          picture={post.cover}
          sizes="(min-width: 75rem) 23rem, (min-width: 900px) 30vw, (min-width: 600px) 45vw, calc(100vw - 3rem)"
          alt=""
        />
      </Frame>
      <PostFacts post={post} />
      <h3 className="-mt-2">
        <CardLink href={post.path}>{post.title}</CardLink>
      </h3>
      <p className="text-muted">{post.excerpt}</p>
      <PostTags tags={post.tags} small />
      <a
        className="relative z-2 inline-flex min-h-8 items-center font-semibold text-link underline decoration-1 underline-offset-5 hover:decoration-2"
        href={post.path}
      >
        <span>Read More</span>
        <span className="sr-only">: {post.title}</span>
      </a>
    </div>
  );
}

/** A card's title link, which covers the whole card except its other links. */
export function CardLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      className="after:absolute after:inset-0 after:z-1 focus-visible:outline-0 group-hover:text-link"
      href={href}
      data-card-link
    >
      {children}
    </a>
  );
}

export function PostFacts({ post }: { post: Post }) {
  return (
    <Note className={dottedRow}>
      <span className="font-label text-accent">{post.category.name}</span>
      <time dateTime={post.publishDate}>{formatLongDay(post.publishDate)}</time>
      <span>{post.readTime}</span>
    </Note>
  );
}

export function PostTags({ tags, small = false }: { tags: string[]; small?: boolean }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Tags">
      {tags.slice(0, 3).map((tag) => (
        <li key={tag} className={clsx(chip, small ? 'px-2.5 py-0.5 text-xs' : 'px-3 py-1 text-sm')}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
