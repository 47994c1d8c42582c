import type { Database } from '@/lib/database/schema';
import { recordEvent, type Told } from './record-event';

/** The maximum length of a note, in characters. */
export const LONGEST_NOTE = 500;

/** Marks a lead as answered with a note, or as not answered if the note is null. Returns whether that changed it. */
export function setAnswered(
  db: Database,
  id: string,
  note: string | null,
  told: Told,
  at = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('leads')
      .set(note === null ? { answered_at: null, note } : { answered_at: at, note: note || null })
      .where('id', '=', id)
      .where('answered_at', note === null ? 'is not' : 'is', null)
      .returning('status')
      .executeTakeFirst();
    if (!changed) return false;
    const type = note === null ? 'reopened' : 'answered';
    const event = { type, actor: 'office', at, details: note ? { note } : {} } as const;
    // Nothing about a quarantined lead is delivered.
    await recordEvent(transaction, id, event, changed.status === 'new' ? told : () => []);
    return true;
  });
}
