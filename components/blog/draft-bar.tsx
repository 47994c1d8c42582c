import { draftMode } from 'next/headers';
import { Button } from '@/components/ui/button';

/** Says that drafts are shown, and leads out again. Leaving is a POST: a prefetched link would leave by itself. */
export async function DraftBar() {
  if (!(await draftMode()).isEnabled) return null;
  return (
    <form
      className="sticky top-header z-28 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 bg-coral-600 px-gutter py-2.5 text-white print:hidden"
      method="post"
      action="/api/draft"
      aria-label="Draft preview"
    >
      <p>
        <strong>Draft preview.</strong> You see unpublished changes.
      </p>
      <Button type="submit" look="sand" size="sm">
        Leave preview
      </Button>
    </form>
  );
}
