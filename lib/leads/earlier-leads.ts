import { sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { type Lead, toLead } from './lead';
import { personOf } from './lead-words';
import { line, mailbox } from './same-person';

const keysOf = (email: unknown, phone: unknown) => [
  ...(email ? [mailbox(String(email))] : []),
  ...(phone ? [line(String(phone))] : []),
];

const MOST = 200;

/** Other leads that the same person sent, or that name them as the owner; newest first. */
export async function leadsOfSamePerson(db: Database, lead: Lead): Promise<Lead[]> {
  const { email, phone } = personOf(lead);
  const keys = keysOf(email, phone);
  if (keys.length === 0) return [];
  // Matches too many, filtered below. Some providers ignore dots.
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
  return rows.map(toLead).filter(({ data }) => {
    const named = [...keysOf(data.email, data.phone), ...keysOf(data.ownerEmail, data.ownerPhone)];
    return named.some((key) => keys.includes(key));
  });
}
