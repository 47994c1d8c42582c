import { vi } from 'vitest';
import { rejectedForm, setPageRenderer } from '@/lib/platform/rejected-form';
import { forgetSingleton } from '@/lib/platform/singleton';

/** Resets the loaded modules: later imports belong to a fresh server with these settings and its own database. */
export function resetServer(settings: Record<string, string> = {}): void {
  vi.resetModules();
  vi.unstubAllEnvs();
  forgetSingleton('leads');
  // Let pages respond not with HTML, but with their path and the form that they would show, as JSON.
  setPageRenderer(async (path) => ({
    status: 200,
    html: JSON.stringify({ path, ...rejectedForm() }),
    headers: { 'content-security-policy': '', 'cache-control': 'private, no-store' },
  }));
  const usual = {
    LEADS_DATABASE_URL: 'file::memory:',
    LEADS_PER_MINUTE: '10000',
    MEETINGS_PER_DAY: '10000',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries({ ...usual, ...settings })) vi.stubEnv(name, value);
}

/** Creates a same-origin request, a POST if it has a body. */
export function visitorRequest(path: string, headers: Record<string, string>, body?: BodyInit): Request {
  const request = new Request(
    `http://localhost:3000${path}`,
    body === undefined ? {} : { method: 'POST', body },
  );
  const all = { host: 'localhost:3000', 'user-agent': 'Mozilla/5.0', ...headers };
  for (const [name, value] of Object.entries(all)) request.headers.set(name, value);
  return request;
}

/** `Accept` headers: programs send `json`, browsers send `page`. */
export const json = { accept: 'application/json' };
export const page = { accept: 'text/html' };
