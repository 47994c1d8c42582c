/** The mailbox of an address, for comparing: lower case, no "+tag", and no dots where the provider ignores them. */
export function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** The line a number rings on, for comparing: E.164 (`toPhone` gives it) without the extension. */
export const line = (phone: string) => phone.split(' ')[0] ?? '';
