import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSingleton } from '@/lib/platform/singleton';

/** The health of a server of its own. */
async function health(settings: Record<string, string>) {
  const env = { LEADS_DATABASE_URL: 'file::memory:', LOG_LEVEL: 'silent', ...settings };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./health.ts');
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  forgetSingleton('leads');
});

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_NOTIFY_TO: 'office@example.com' };

test.each([
  ['none', {}],
  ['none', { HUBSPOT_PORTAL_ID: '42' }],
  ['hubspot', { HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_ABOUT: 'form-about' }],
  ['webhook, email', { LEADS_WEBHOOK_URL: 'http://127.0.0.1:1', ...mail }],
])('it says who is told of new leads: %s', async (delivery, settings) => {
  const { leadsHealth } = await health(settings);
  expect(await leadsHealth()).toEqual({
    status: 'ok',
    canStore: true,
    delivery,
    waiting: 0,
    oldestAgeSeconds: 0,
    parked: 0,
  });
});

test('it fails where no lead could be stored', async () => {
  const { leadsHealth } = await health({ LEADS_DATABASE_URL: 'file:/dev/null/leads.db' });
  await expect(leadsHealth()).rejects.toThrow();
});
