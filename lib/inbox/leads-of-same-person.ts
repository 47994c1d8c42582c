import { personKeys } from '@/lib/database/person-keys';
import type { Database } from '@/lib/database/schema';
import { personOf } from './format-lead';
import { type Lead, toLead } from './lead';

const MAX_LEADS = 20;

/** Finds other leads that the same person sent or that name the person as the owner: the 20 newest, newest first. */
export async function findLeadsOfSamePerson(db: Database, lead: Lead): Promise<Lead[]> {
  const { email, phone } = personOf(lead);
  const { mailbox, phone_line } = personKeys({ email, phone });
  const keys = [
    ['mailbox', mailbox],
    ['owner_mailbox', mailbox],
    ['phone_line', phone_line],
    ['owner_phone_line', phone_line],
  ] as const;
  // One query per column, so that each uses an index and stays fast for a person with thousands of leads.
  const matches = await Promise.all(
    keys
      .filter(([, key]) => key !== '')
      .map(([column, key]) =>
        db
          .selectFrom('leads')
          .selectAll()
          .where(column, '=', key)
          .where('status', '=', 'new')
          .where('id', '<>', lead.id)
          .orderBy('created_at', 'desc')
          .limit(MAX_LEADS)
          .execute(),
      ),
  );
  const rows = [...new Map(matches.flat().map((row) => [row.id, row])).values()];
  return rows
    .toSorted((one, other) => other.created_at - one.created_at)
    .slice(0, MAX_LEADS)
    .map(toLead);
}
