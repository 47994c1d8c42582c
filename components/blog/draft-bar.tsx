import { draftMode } from 'next/headers';
import { draftProblems } from '@/lib/blog/draft-problems';

/**
 * Says that drafts are shown and, on an article, what is wrong with its entry; and leads out again. Leaving is a POST: a
 * prefetched link would leave by itself.
 */
export async function DraftBar({ entryId }: { entryId?: string }) {
  if (!(await draftMode()).isEnabled) return null;
  const problems = entryId ? await draftProblems(entryId) : [];

  return (
    <form className="draft-bar" method="post" action="/api/draft" aria-label="Draft preview">
      <p>
        <strong>Draft preview.</strong> You see unpublished changes.
      </p>
      <button type="submit" className="btn btn-sand">
        Leave preview
      </button>
      {problems.length > 0 && (
        <ul aria-label="Problems of this entry">
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
