import { env } from '@/lib/platform/env';

/** Takes a site path such as `/plans`. The URL of the home page keeps its slash. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
