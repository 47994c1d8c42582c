/**
 * The mailbox an address leads to, for comparing: lower case, without a "+tag", and without dots where the
 * provider ignores them.
 */
export function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** The line a number rings on, for comparing: E.164 without the extension. */
export const line = (phone: string) => phone.split(' ')[0] ?? '';

type Reachable = { email?: string | undefined; phone?: string | undefined };

/** Whether both are the same person by email or phone, however written. Phones are expected as `toPhone` gives them. */
export function samePerson(one: Reachable, other: Reachable): boolean {
  return Boolean(
    (one.email && other.email && mailbox(one.email) === mailbox(other.email)) ||
      (one.phone && other.phone && line(one.phone) === line(other.phone)),
  );
}
