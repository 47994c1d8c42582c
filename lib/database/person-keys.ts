import type { Database } from './schema.ts';
import { pause, STEP } from './steps.ts';

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

/** Adds the keys of leads that a release without these columns stored, even after a newer one has migrated. */
export async function fillPersonKeys(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'data'])
      .where('mailbox', 'is', null)
      // In the order of the index: two instances that do this at once don't wait for each other in a circle.
      .orderBy('status')
      .orderBy('created_at')
      .limit(STEP)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (transaction) => {
      for (const { id, data } of rows)
        await transaction
          .updateTable('leads')
          .set(personKeys(JSON.parse(data)))
          .where('id', '=', id)
          .execute();
    });
    await pause();
  }
}
