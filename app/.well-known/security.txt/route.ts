import { company } from '@/content/company';
import { DAY_MS } from '@/lib/platform/durations';
import { textResponse } from '@/lib/seo/content-response';
import { absoluteUrl } from '@/lib/seo/urls';

export const revalidate = 86400;

/** Says how to report a vulnerability (RFC 9116). The file is regenerated daily, so the file never expires. */
export function GET() {
  const expires = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 180 * DAY_MS).toISOString();
  const lines = [
    `Contact: ${company.emailHref}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return textResponse(`${lines.join('\n')}\n`);
}
