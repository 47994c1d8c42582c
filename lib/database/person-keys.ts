import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { processInSteps } from './steps.ts';

/** Normalizes an address for comparison: lower case, no "+tag", no dots if the provider ignores them. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** Takes an E.164 number from `toPhone` and removes the extension. */
export const phoneLineOf = (phone: string) => phone.split(' ')[0] ?? '';

/** Returns the columns for finding a person's leads: the keys of the sender, then those of a referral's owner. */
export function personKeys({ email, phone, ownerEmail, ownerPhone }: Record<string, unknown>) {
  return {
    mailbox: email ? mailboxOf(String(email)) : '',
    phone_line: phone ? phoneLineOf(String(phone)) : '',
    owner_mailbox: ownerEmail ? mailboxOf(String(ownerEmail)) : '',
    owner_phone_line: ownerPhone ? phoneLineOf(String(ownerPhone)) : '',
  };
}

/** Computes the keys of leads that an older release stored, which may still run after the migration. */
export async function fillPersonKeys(db: Database): Promise<void> {
  // A fixed order prevents a deadlock between two instances that do this at once.
  const leads = db.selectFrom('leads').where('mailbox', 'is', null).orderBy('id');
  await processInSteps(await leads.select('id').execute(), (some) =>
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
