import { Button } from '@/components/ui/button';
import { officePage } from '@/content/office';
import { longTime, stateWords } from '@/lib/leads/lead-words';
import { formsByKind } from '@/lib/meetings/form';
import type { OpenDesk } from '@/lib/office/open-desk';
import { ActForm, Part } from './parts';

/** Other leads of the same person, each with a button that opens its page. */
export function SamePerson({ desk }: { desk: OpenDesk }) {
  if (desk.others.length === 0) return null;
  return (
    <Part id="others-title" title={officePage.samePerson}>
      <ul className="grid gap-3">
        {desk.others.map((other) => (
          <li key={other.id} className="border-line border-t pt-3">
            <ActForm desk={desk} action="open" className="flex flex-wrap items-center justify-between gap-3">
              <input type="hidden" name="lead" value={other.id} />
              <span>
                {officePage.other(
                  formsByKind[other.kind]?.title ?? other.kind,
                  longTime(other.createdAt),
                  stateWords(other),
                )}
              </span>
              <Button type="submit" look="line" size="sm">
                {officePage.open}
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
    </Part>
  );
}
