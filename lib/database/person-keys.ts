import type { Database } from './schema.ts';
import { readLeadsInSteps } from './steps.ts';

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

export function personKeys({ email, phone, ownerEmail, ownerPhone }: Record<string, unknown>) {
  return {
    mailbox: email ? mailboxOf(String(email)) : '',
    phone_line: phone ? phoneLineOf(String(phone)) : '',
    owner_mailbox: ownerEmail ? mailboxOf(String(ownerEmail)) : '',
    owner_phone_line: ownerPhone ? phoneLineOf(String(ownerPhone)) : '',
  };
}

/** Computes missing keys: an older release may still run and store leads without keys after the migration. */
export async function fillPersonKeys(db: Database): Promise<void> {
  const leads = db.selectFrom('leads').select(['id', 'created_at', 'data']).where('mailbox', 'is', null);
  for await (const page of readLeadsInSteps(leads))
    await db.transaction().execute(async (transaction) => {
      // All instances update in the same order, so that two of them cannot deadlock.
      for (const { id, data } of page) {
        const keys = personKeys(JSON.parse(data));
        await transaction.updateTable('leads').set(keys).where('id', '=', id).execute();
      }
    });
}
