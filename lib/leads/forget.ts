import type { Database } from './database/schema.ts';
import type { Lead } from './lead.ts';
import { deleteLeads, readLeads } from './store.ts';

/** Deletes every lead with that address as the sender's or a referred owner's, whatever its case. Returns their ids. */
export async function forgetEmail(db: Database, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase();
  const ids: string[] = [];
  for await (const lead of readLeads(db)) if (emailsOf(lead).includes(wanted)) ids.push(lead.id);
  await deleteLeads(db, ids);
  return ids;
}

/** Deletes every lead older than that moment. Returns how many there were. */
export async function purgeBefore(db: Database, moment: Date): Promise<number> {
  const old = db.selectFrom('leads').select('id').where('created_at', '<', moment.getTime());
  return deleteLeads(
    db,
    (await old.execute()).map(({ id }) => id),
  );
}

const emailsOf = ({ data }: Lead) =>
  [data.email, data.ownerEmail].map((email) => (typeof email === 'string' ? email.toLowerCase() : ''));
