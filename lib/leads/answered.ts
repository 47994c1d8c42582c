import type { Database } from '../database/schema.ts';
import { recordEvent, type Told } from './record-event.ts';

/** The longest note of an answer, in characters. */
export const LONGEST_NOTE = 500;

/** Marks a lead as answered, unless it is. Returns whether it did. */
export function markAnswered(
  db: Database,
  id: string,
  note: string,
  told: Told,
  at = Date.now(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ answered_at: at, note: note || null })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const details = note ? { note } : {};
    await recordEvent(transaction, id, { type: 'answered', actor: 'office', at, details }, told);
    return true;
  });
}

/** Takes back that a lead was answered. Returns whether it was. */
export function reopen(db: Database, id: string, told: Told, at = Date.now()): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('leads')
      .set({ answered_at: null, note: null })
      .where('id', '=', id)
      .where('answered_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordEvent(transaction, id, { type: 'reopened', actor: 'office', at }, told);
    return true;
  });
}
