import { Card } from '@/components/ui/card';
import { SmallTitle } from '@/components/ui/small-title';
import type { Post } from '@/lib/blog/post';

/** The minimum length and number of headings for a table of contents. */
const LONG = { words: 600, headings: 3 };

export function TableOfContents({ post }: { post: Post }) {
  if (post.wordCount < LONG.words || post.headings.length < LONG.headings) return null;
  return (
    <Card as="nav" className="mb-10 px-6 pt-5 pb-4.5 text-step-0 print:hidden" aria-labelledby="toc-title">
      <SmallTitle id="toc-title" className="scroll-mt-6">
        In this article
      </SmallTitle>
      <ol className="mt-2 grid">
        {post.headings.map(({ id, text }) => (
          <li key={id}>
            <a
              className="before:figures flex min-h-9 items-baseline gap-3 py-0.75 leading-normal underline-offset-4 before:min-w-[1ch] before:text-accent before:content-[counter(list-item)] hover:text-link hover:underline"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </Card>
  );
}
