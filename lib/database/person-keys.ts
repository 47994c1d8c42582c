import type { Database } from './schema.ts';
import { readLeadsInSteps } from './steps.ts';

/** Normalizes an email address for comparison: lower case, no "+tag", no dots if the provider ignores them. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** Removes the extension from a number that `toPhone` has returned ("+18505550142 ext. 7"). */
export const phoneLineOf = (phone: string) => phone.split(' ')[0] ?? '';

export function personKeys({ email, phone, ownerEmail, ownerPhone }: Record<string, unknown>) {
  return {
    mailbox: email ? mailboxOf(String(email)) : '',
    phone_line: phone ? phoneLineOf(String(phone)) : '',
    owner_mailbox: ownerEmail ? mailboxOf(String(ownerEmail)) : '',
    owner_phone_line: ownerPhone ? phoneLineOf(String(ownerPhone)) : '',
  };
}

/** Computes missing keys here, not in a migration: an older release may still run and store leads without keys. */
export async function fillPersonKeys(db: Database): Promise<void> {
  const leads = db.selectFrom('leads').select(['id', 'created_at', 'data']).where('mailbox', 'is', null);
  for await (const page of readLeadsInSteps(leads))
    await db.transaction().execute(async (transaction) => {
      // Every instance updates the leads in the same order, so that two instances can't deadlock.
      for (const { id, data } of page) {
        const keys = personKeys(JSON.parse(data));
        await transaction.updateTable('leads').set(keys).where('id', '=', id).execute();
      }
    });
}
