/** Returns a comparable mailbox: lower case, no "+tag", and no dots if the provider ignores them. */
export function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

/** Returns a comparable phone line: E.164 (from `toPhone`) without the extension. */
export const line = (phone: string) => phone.split(' ')[0] ?? '';
