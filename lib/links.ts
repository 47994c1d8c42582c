import 'server-only';
import { bookATime } from '@/content/navigation';
import { env } from '@/lib/platform/env';

/** Where an owner books a call: the external calendar where one is configured, else the free times on the partner page. */
export const bookATimeHref: string = env.CALENDAR_URL ?? bookATime.href;

/** The attributes of a link that may lead to another site, which then opens in a new tab. */
export const linkProps = (href: string) =>
  /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener' } : { href };
