import { env } from '@/lib/platform/env';

/** The absolute URL of a site path such as `/plans`; the home page keeps its slash. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
