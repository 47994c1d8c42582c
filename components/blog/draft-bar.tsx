import { draftMode } from 'next/headers';
import { Button } from '@/components/ui/button';
import { findDraftProblems, isPublished } from '@/lib/blog/draft-problems';
import type { PostLink } from '@/lib/blog/post/post';
import type { Problem } from '@/lib/contentful/problems';

type DraftBarProps = { post?: PostLink; homeProblems?: readonly Problem[] };

/**
 * Tells editors that draft mode is on and, on an article or a home, what is wrong with its entry. The button that ends
 * draft mode sends a POST, because a link would end it as soon as a browser prefetched the link.
 */
export async function DraftBar({ post, homeProblems = [] }: DraftBarProps) {
  if (!(await draftMode()).isEnabled) return null;
  const problems = post ? await findDraftProblems(post.id) : homeProblems;
  const isUnpublished = post && !(await isPublished(post.id));

  return (
    <form
      className="sticky top-header z-28 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-coral-600 px-gutter py-2.5 text-white print:hidden"
      method="post"
      action="/api/draft"
      aria-label="Draft preview"
    >
      <p>
        <strong>{post ? `Draft preview: “${post.title}”.` : 'Draft preview.'}</strong>{' '}
        {isUnpublished ? 'It is not published yet.' : 'You see unpublished changes.'}
      </p>
      <Button type="submit" look="sand" size="sm">
        Leave preview
      </Button>
      {problems.length > 0 && (
        <ul
          className="max-h-[30vh] basis-full overflow-y-auto text-center"
          aria-label="Problems of this entry"
        >
          {problems.map(({ level, problem, message }) => (
            <li key={`${problem} ${message}`}>
              <strong>{level === 'error' ? 'Error' : 'Warning'}:</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
