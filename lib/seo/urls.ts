import { env } from '@/lib/platform/env';

/** The absolute URL of a site path such as `/plans`; the home page keeps its slash (rulings, section 8: SITE_URL). */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
