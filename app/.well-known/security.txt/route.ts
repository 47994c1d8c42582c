import { company } from '@/content/company';
import { DAY_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';

export const revalidate = 86400;

/** Says how to report a vulnerability (RFC 9116). The file is regenerated daily, so the file never expires. */
export function GET() {
  const expires = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 180 * DAY_MS).toISOString();
  const lines = [
    `Contact: ${company.emailHref}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
