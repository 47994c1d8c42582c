import { sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { type Lead, toLead } from './lead';
import { line, mailbox } from './same-person';

/** Addresses and numbers of whom a lead is about: the owner of a referral, else who sent it. */
const personKeys = (lead: Lead) => (lead.kind === 'referral' ? ownerKeys(lead) : senderKeys(lead));
const senderKeys = ({ data: { email, phone } }: Lead) => keysOf(email, phone);
const ownerKeys = ({ data: { ownerEmail, ownerPhone } }: Lead) => keysOf(ownerEmail, ownerPhone);

const keysOf = (email: unknown, phone: unknown) => [
  ...(typeof email === 'string' ? [mailbox(email)] : []),
  ...(typeof phone === 'string' ? [line(phone)] : []),
];

/** The most that may be read for one person. */
const MOST = 200;

/** Other leads that the person of a lead sent, or was named in as an owner; newest first. */
export async function leadsOfSamePerson(db: Database, lead: Lead): Promise<Lead[]> {
  const keys = personKeys(lead);
  if (keys.length === 0) return [];
  // Finds too many, and is narrowed down below. Some providers ignore dots.
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
