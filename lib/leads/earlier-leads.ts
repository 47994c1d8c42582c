import { sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { type Lead, toLead } from './lead';
import { line, mailbox } from './same-person';

/** Returns the mailboxes and phone lines of the person behind a lead: the owner of a referral, else the sender. */
const personKeys = (lead: Lead) => (lead.kind === 'referral' ? ownerKeys(lead) : senderKeys(lead));
const senderKeys = ({ data: { email, phone } }: Lead) => keysOf(email, phone);
const ownerKeys = ({ data: { ownerEmail, ownerPhone } }: Lead) => keysOf(ownerEmail, ownerPhone);

const keysOf = (email: unknown, phone: unknown) => [
  ...(typeof email === 'string' ? [mailbox(email)] : []),
  ...(typeof phone === 'string' ? [line(phone)] : []),
];

/** The most leads to read for one person. */
const MOST = 200;

/** Returns other leads that this person sent or was named in as an owner, newest first. */
export async function leadsOfSamePerson(db: Database, lead: Lead): Promise<Lead[]> {
  const keys = personKeys(lead);
  if (keys.length === 0) return [];
  // A broad match, narrowed down below. Some providers ignore dots.
  const parts = keys.map((key) => key.split('@')[0]?.replaceAll('.', ''));
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('status', '=', 'new')
    .where('id', '<>', lead.id)
    .where(({ or }) =>
      or(parts.map((part) => sql<boolean>`replace(lower(data), '.', '') like ${`%${part}%`}`)),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map(toLead)
    .filter((other) => [...senderKeys(other), ...ownerKeys(other)].some((key) => keys.includes(key)));
}
