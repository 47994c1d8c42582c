import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { control, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { groundProps } from '@/components/ui/section';
import { formMessages } from '@/content/forms';
import { limits } from '@/content/limits';
import { officePage } from '@/content/office';
import { deadlineOf, getCallState } from '@/lib/inbox/format-lead';
import type { OpenLead } from '@/lib/office/open-pages';
import { formatTime } from '@/lib/time/office-time';
import { ActionForm } from './parts';

const looks = {
  done: { icon: 'check', className: 'bg-emerald-700 text-white' },
  open: { icon: 'clock', className: 'bg-sand-200 text-gulf-950' },
  late: { icon: 'error', className: 'bg-error text-white' },
} as const;

/** The state of a lead and the buttons that change it. Renders nothing for a newsletter subscription. */
export function LeadState({ desk, note }: { desk: OpenLead; note: string }) {
  const { lead } = desk;
  if (!stateOf(desk)) return null;
  // Until the revenue analysis is sent, the button for it is the main one, not a button of this form.
  const isAnalysisSent = !desk.analysis || desk.analysis.sent;
  return (
    <section {...groundProps('sand', 'px-edge py-6')} aria-label={officePage.state}>
      <div className="grid items-center gap-5 md:grid-cols-2">
        <div className="grid gap-2">
          <StateLine desk={desk} />
          {lead.note && <p className="wrap-anywhere whitespace-pre-line">{lead.note}</p>}
        </div>
        <ActionForm desk={desk} className="grid gap-3">
          <Field id="note" label={officePage.note} aside={formMessages.optional}>
            <input
              id="note"
              name="note"
              className={control}
              defaultValue={note}
              maxLength={limits.note}
              autoComplete="off"
            />
          </Field>
          <div className="flex flex-wrap gap-2.5">
            {listActions(desk).map((name, index) => (
              <Button
                key={name}
                type="submit"
                name="action"
                value={name}
                look={index === 0 && isAnalysisSent ? 'main' : 'line'}
              >
                {officePage.actions[name]}
              </Button>
            ))}
          </div>
        </ActionForm>
      </div>
    </section>
  );
}

export function StateLine({ desk }: { desk: OpenLead }) {
  const state = stateOf(desk);
  if (!state) return null;
  const { icon, className } = looks[state.look];
  return (
    <p className="opsz-42 flex flex-wrap items-center gap-x-4 gap-y-2 font-display font-title text-step-3 leading-snug">
      {state.title}
      <span
        className={clsx(
          'inline-flex items-center gap-2 rounded-full px-3 py-1 font-bold font-text text-sm',
          className,
        )}
      >
        <Icon name={icon} /> {state.text}
      </span>
    </p>
  );
}

/** Returns the actions in the order of their buttons. The Enter key presses the first. */
function listActions({ lead, meeting }: OpenLead) {
  if (lead.answeredAt) return ['note', 'undo'] as const;
  if (meeting?.isCanceled) return ['note'] as const;
  return meeting ? (['held', 'missed', 'note'] as const) : (['answer', 'note'] as const);
}

type State = { title: string; look: keyof typeof looks; text: string };

function stateOf({ lead, meeting }: OpenLead): State | null {
  if (meeting) {
    const state = getCallState(lead.data);
    const look = state === 'held' ? 'done' : state === 'missed' ? 'late' : 'open';
    const text = officePage.callStates[state](meeting.startsAt - Date.now());
    return { title: officePage.callAt(formatTime(new Date(meeting.startsAt))), look, text };
  }
  const deadline = deadlineOf(lead);
  if (!deadline) return null;
  const { answeredAt } = lead;
  const left = deadline.getTime() - (answeredAt ?? new Date()).getTime();
  const { answered, inTime, answerBy: formatDeadline, left: formatTimeLeft } = officePage;
  if (answeredAt) return { title: answered(formatTime(answeredAt)), look: 'done', text: inTime(left >= 0) };
  return {
    title: formatDeadline(formatTime(deadline)),
    look: left < 0 ? 'late' : 'open',
    text: formatTimeLeft(left),
  };
}
