import { parseEnvironment } from '../env-schema.ts';
import { deferRuntime } from './defer-runtime.ts';
import type { Value } from './entry.ts';
import { statusOf } from './page-status.ts';
import { plainApostrophes } from './plain-apostrophes.ts';
import { contentSecurityPolicy } from './policy.ts';

export type Page = Extract<Value, { kind: 'APP_PAGE' }>;

const env = parseEnvironment(process.env);
const stamped = new WeakSet<object>();

/**
 * Gives a page the policy that allows its inline scripts, and the status that it asks for. The page is changed in
 * place; a second time does nothing.
 */
export function stamp(page: Page): Page {
  if (stamped.has(page) || typeof page.html !== 'string') return page;
  page.html = deferRuntime(plainApostrophes(page.html));
  page.headers = { ...page.headers, 'content-security-policy': contentSecurityPolicy(page.html, env) };
  const status = statusOf(page.html);
  if (status) page.status = status;
  if (status === 503) {
    page.headers['cache-control'] = 'private, no-cache, no-store, max-age=0, must-revalidate';
    page.headers['retry-after'] = '30';
  }
  stamped.add(page);
  return page;
}
