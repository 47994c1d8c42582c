import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { inSteps } from './steps.ts';

/** Returns a comparable mailbox: lower case, no "+tag", and no dots if the provider ignores them. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** Returns a comparable phone line: E.164 (from `toPhone`) without the extension. */
export const phoneLineOf = (phone: string) => phone.split(' ')[0] ?? '';

/** Returns the columns that find the leads of a person, the sender or the owner of a referral, in this order. */
export function personKeys({ email, phone, ownerEmail, ownerPhone }: Record<string, unknown>) {
  return {
    mailbox: email ? mailboxOf(String(email)) : '',
    phone_line: phone ? phoneLineOf(String(phone)) : '',
    owner_mailbox: ownerEmail ? mailboxOf(String(ownerEmail)) : '',
    owner_phone_line: ownerPhone ? phoneLineOf(String(ownerPhone)) : '',
  };
}

/** Adds the keys of leads that a release without these columns stored, even after a newer one has migrated. */
export async function fillPersonKeys(db: Database): Promise<void> {
  // In the same order everywhere: two instances that do this at once don't wait for each other in a circle.
  const leads = db.selectFrom('leads').where('mailbox', 'is', null).orderBy('id');
  await inSteps(await leads.select('id').execute(), (some) =>
    db.transaction().execute(async (transaction) => {
      const ids = some.map(({ id }) => id);
      const query = transaction.selectFrom('leads').select(['id', 'data']);
      const found = await query.where('id', 'in', ids).execute();
      const rows = found.map(
        ({ id, data }) => sql`(${sql.join([id, ...Object.values(personKeys(JSON.parse(data)))])})`,
      );
      if (rows.length > 0)
        await sql`update leads
          set mailbox = column2, phone_line = column3, owner_mailbox = column4, owner_phone_line = column5
          from (values ${sql.join(rows)}) as keys where id = column1`.execute(transaction);
    }),
  );
}
