import type { Post } from '@/lib/blog/post';

/** From this length and number of headings on, an article has a table of contents. */
const LONG = { words: 600, headings: 3 };

export function TableOfContents({ post }: { post: Post }) {
  if (post.wordCount < LONG.words || post.headings.length < LONG.headings) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">In this article</h2>
      <ol>
        {post.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
