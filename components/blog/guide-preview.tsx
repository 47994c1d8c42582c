import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { guide } from '@/content/guide';
import type { Post } from '@/lib/blog/post/post';

interface GuidePreviewProps {
  title: string;
  posts: readonly Post[];
}

export function GuidePreview({ title, posts }: GuidePreviewProps) {
  if (posts.length === 0) return null;

  return (
    <Section continues labelledBy="guide-title" className="print:hidden">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-gulf-950 border-b pb-6">
          <h2 id="guide-title">{title}</h2>
          <ArrowLink href="/blog">{guide.allArticles}</ArrowLink>
        </div>
        <ol className="wrap-words">
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function PostRow({ post }: { post: Post }) {
  return (
    <a
      className="group grid grid-cols-[1fr_6rem] items-center gap-x-5 gap-y-1.5 border-line border-b py-5.5 md:grid-cols-[12.5rem_1fr_7rem_10.5rem] md:gap-8 md:py-5"
      href={post.path}
    >
      <span className="self-end font-label text-accent text-sm leading-normal md:self-center">
        {post.category.name}
      </span>
      <h3 className="text-step-2 transition-state group-hover:text-link max-md:col-start-1 md:text-step-3">
        {post.title}
      </h3>
      <span className="figures text-muted text-sm leading-normal max-md:col-start-1">{post.readTime}</span>
      <Frame className="aspect-square max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 md:aspect-video">
        <Picture picture={post.cover} sizes="(min-width: 900px) 168px, 96px" alt="" />
      </Frame>
    </a>
  );
}
