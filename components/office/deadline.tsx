import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { control, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { officePage } from '@/content/office';
import { LONGEST_NOTE } from '@/lib/leads/answered';
import { answerBy, type DeadlineState, deadlineState, longTime } from '@/lib/leads/lead-words';
import type { OpenDesk } from '@/lib/office/open-desk';
import { ActForm } from './parts';

const looks: Record<DeadlineState, string> = {
  answered: 'bg-emerald-700 text-white',
  open: 'bg-sand-200 text-gulf-950',
  overdue: 'bg-error text-white',
};

/** The deadline of a lead and the form that marks it as answered. Renders nothing for a lead without a deadline. */
export function Deadline({ desk }: { desk: OpenDesk }) {
  const { lead } = desk;
  const now = new Date();
  const deadline = answerBy(lead);
  const state = deadlineState(lead, now);
  if (!deadline || !state) return null;
  const { answeredAt, note } = lead;
  const isLate = (answeredAt ?? now) > deadline;
  return (
    <section className="bg-sand-100 px-edge py-6" data-ground="sand" aria-label={officePage.deadline}>
      <div className="grid items-end gap-5 md:grid-cols-2">
        <div className="grid gap-2">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display font-title text-step-3 leading-snug">
            {answeredAt ? officePage.answered(longTime(answeredAt)) : officePage.answerBy(longTime(deadline))}
            <span
              className={clsx(
                'inline-flex items-center gap-2 rounded-full px-3 py-1 font-bold font-text text-sm',
                looks[state],
              )}
            >
              <Icon name={answeredAt ? 'check' : isLate ? 'error' : 'clock'} />
              {answeredAt
                ? officePage.inTime(!isLate)
                : officePage.left(Math.abs(deadline.getTime() - now.getTime()), isLate)}
            </span>
          </p>
          {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
        </div>
        {answeredAt ? (
          <ActForm desk={desk} action="undo">
            <Button type="submit" look="line">
              {officePage.undo}
            </Button>
          </ActForm>
        ) : (
          <ActForm desk={desk} action="answer" className="grid gap-3 sm:grid-cols-fill-fit sm:items-end">
            <Field id="note" label={officePage.note} aside={officePage.optional}>
              <input id="note" name="note" className={control} maxLength={LONGEST_NOTE} autoComplete="off" />
            </Field>
            <Button type="submit">
              <Icon name="check" /> {officePage.markAnswered}
            </Button>
          </ActForm>
        )}
      </div>
    </section>
  );
}
