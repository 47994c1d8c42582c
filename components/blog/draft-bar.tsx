import { draftMode } from 'next/headers';

/** Says that drafts are shown, and leads out again. Leaving is a POST: a prefetched link would leave by itself. */
export async function DraftBar() {
  if (!(await draftMode()).isEnabled) return null;
  return (
    <form className="draft-bar" method="post" action="/api/draft" aria-label="Draft preview">
      <p>
        <strong>Draft preview.</strong> You see unpublished changes.
      </p>
      <button type="submit" className="btn btn-sand">
        Leave preview
      </button>
    </form>
  );
}
