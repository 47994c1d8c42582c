import 'server-only';
import { bookATime } from '@/content/navigation';
import { env } from '@/lib/platform/env';
import { newTab } from './text';

/** The link to book a call: the external calendar if configured, else the picker on the partner page. */
export const bookATimeHref: string = env.CALENDAR_URL ?? bookATime.href;

export const linkProps = (href: string) => (/^https?:/.test(href) ? { href, ...newTab } : { href });
