import type { Database } from '@/lib/database/schema';
import { lockLead, recordEvent, type TargetsFor } from './lead-events';

/** The maximum length of a note, in characters. */
export const LONGEST_NOTE = 500;

/** How the office marks a lead of that kind as answered; the usual way first. */
export const marksOf = (kind: string) =>
  kind === 'meeting' ? (['held', 'missed'] as const) : (['answered'] as const);

/** Marks a lead, opens it again, or only adds a note. `seen` is the number of events that its author saw, if known. */
export type OfficeAction = {
  type: 'answered' | 'held' | 'missed' | 'reopened' | 'noted';
  note?: string;
  seen?: number | undefined;
};

/** `conflict`: nothing was stored, because something else happened first. `gone`: there is no such lead anymore. */
export type ActionOutcome = 'changed' | 'unchanged' | 'conflict' | 'gone';

/** Stores an act of the office, once if it is sent twice, as by a double click. */
export function storeAction(
  db: Database,
  id: string,
  { type, note = '', seen }: OfficeAction,
  targetsFor: TargetsFor,
  at = Date.now(),
): Promise<ActionOutcome> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockLead(transaction, id, seen);
    if (!locked) return 'gone';
    const { lead, events, isOutdated } = locked;
    const { outcome = 'answered', ...data } = lead.data;
    const isMarked = lead.answeredAt !== undefined;
    if (type === 'noted') {
      const last = events.at(-1);
      if (!note || (isOutdated && last?.type === type && last.details.note === note)) return 'unchanged';
    } else {
      const isOpen = type === 'reopened';
      const isSame = isOpen ? !isMarked : isMarked && outcome === type && (lead.note ?? '') === note;
      if (isSame) return 'unchanged';
      if (isOutdated || (!isOpen && (isMarked || data.canceled))) return 'conflict';
      const marked = type === 'held' || type === 'missed' ? { ...data, outcome: type } : data;
      const mark = isOpen ? { answered_at: null, note: null } : { answered_at: at, note: note || null };
      const row = { ...mark, data: JSON.stringify(marked) };
      await transaction.updateTable('leads').set(row).where('id', '=', id).execute();
    }
    const event = { type, actor: 'office', at, details: note ? { note } : {} } as const;
    // Nothing about a quarantined lead is delivered.
    await recordEvent(transaction, id, event, lead.status === 'new' ? targetsFor : () => []);
    return 'changed';
  });
}
