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

/** Returns the columns that find the leads of a person: whoever sent it, and the owner of a referral. */
export function personKeys({ email, phone, ownerEmail, ownerPhone }: Record<string, unknown>) {
  const keyOf = (value: unknown, toKey: (text: string) => string) => (value ? toKey(String(value)) : '');
  return {
    mailbox: keyOf(email, mailboxOf),
    phone_line: keyOf(phone, phoneLineOf),
    owner_mailbox: keyOf(ownerEmail, mailboxOf),
    owner_phone_line: keyOf(ownerPhone, phoneLineOf),
  };
}

/** How many ids are read at once. */
const MOST_IDS = 10_000;

/** Adds the keys of leads that a release without these columns stored, even after a newer one has migrated. */
export async function fillPersonKeys(db: Database): Promise<void> {
  // Always in the same order: two instances that do this at once don't wait for each other in a circle.
  const missing = db
    .selectFrom('leads')
    .select('id')
    .where('mailbox', 'is', null)
    .orderBy('id')
    .limit(MOST_IDS);
  let found = await missing.execute();
  while (found.length > 0) {
    await inSteps(found, async (some) => {
      const ids = some.map(({ id }) => id);
      const rows = await db
        .selectFrom('leads')
        .select(['id', 'data'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      const keys = rows.map(({ id, data }) => {
        const { mailbox, phone_line, owner_mailbox, owner_phone_line } = personKeys(JSON.parse(data));
        return sql`(${id}, ${mailbox}, ${phone_line}, ${owner_mailbox}, ${owner_phone_line})`;
      });
      if (keys.length === 0) return;
      const update = sql`update leads set mailbox = column2, phone_line = column3, owner_mailbox = column4,
        owner_phone_line = column5 from (values ${sql.join(keys)}) as keys where id = column1`;
      await db.transaction().execute((transaction) => update.execute(transaction));
    });
    found = await missing.execute();
  }
}
