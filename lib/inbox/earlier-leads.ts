import { personKeys } from '@/lib/database/person-keys';
import type { Database } from '@/lib/database/schema';
import { personOf } from './format-lead';
import { type Lead, toLead } from './lead';

const MOST = 20;

/** Other leads that the same person sent, or that name them as the owner; newest first, at most 20. */
export async function leadsOfSamePerson(db: Database, lead: Lead): Promise<Lead[]> {
  const { email, phone } = personOf(lead);
  const { mailbox, phone_line } = personKeys({ email, phone });
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('status', '=', 'new')
    .where('id', '<>', lead.id)
    .where(({ eb, or }) =>
      or([
        ...(mailbox ? [eb('mailbox', '=', mailbox), eb('owner_mailbox', '=', mailbox)] : []),
        ...(phone_line ? [eb('phone_line', '=', phone_line), eb('owner_phone_line', '=', phone_line)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(toLead);
}
