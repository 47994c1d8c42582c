import type { Database } from '@/lib/database/schema';
import { lockLead, recordEvent, type TargetsFor } from './lead-events';

/** Returns the ways to mark a lead of this kind as answered. The usual one comes first. */
export const marksOf = (kind: string) =>
  kind === 'meeting' ? (['held', 'missed'] as const) : (['answered'] as const);

/** `seen` is how many events the lead had when the author of the action saw it, if known. */
export type Action = {
  type: 'answered' | 'held' | 'missed' | 'reopened' | 'noted';
  note?: string;
  seen?: number | undefined;
};

/** `conflict`: not stored, because the lead has changed since the author saw it. `gone`: the lead no longer exists. */
export type ActionOutcome = 'changed' | 'unchanged' | 'conflict' | 'gone';

/** A repeated action, as from a double click, is stored once. */
export function storeAction(
  db: Database,
  id: string,
  { type, note = '', seen }: Action,
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
      const isReopening = type === 'reopened';
      const isSame = isReopening ? !isMarked : isMarked && outcome === type && (lead.note ?? '') === note;
      if (isSame) return 'unchanged';
      if (isOutdated || (!isReopening && (isMarked || data.canceled))) return 'conflict';
      const marked = type === 'held' || type === 'missed' ? { ...data, outcome: type } : data;
      const mark = isReopening
        ? { answered_at: null, note: null }
        : { answered_at: at, note: note || null, undelivered: null };
      const row = { ...mark, data: JSON.stringify(marked) };
      await transaction.updateTable('leads').set(row).where('id', '=', id).execute();
    }
    const event = { type, actor: 'office', at, details: note ? { note } : {} } as const;
    // Events of quarantined leads are not delivered.
    await recordEvent(transaction, id, event, lead.status === 'new' ? targetsFor : () => []);
    return 'changed';
  });
}
