import type { Database } from '@/lib/database/schema';
import { recordEvent, type Told } from './record-event';

/** The longest note of an answer, in characters. */
export const LONGEST_NOTE = 500;

/** Marks a lead as answered with a note, or as not answered if `note` is null. Returns false if nothing changed. */
export function setAnswered(
  db: Database,
  id: string,
  note: string | null,
  told: Told,
  at = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set(note === null ? { answered_at: null, note } : { answered_at: at, note: note || null })
      .where('id', '=', id)
      .where('answered_at', note === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const type = note === null ? 'reopened' : 'answered';
    await recordEvent(transaction, id, { type, actor: 'office', at, details: note ? { note } : {} }, told);
    return true;
  });
}
