import { expect, test } from 'vitest';
import { resetServer } from '@/lib/inbox/testing/fresh-server';
import { checkHealth } from '@/lib/platform/observability/health';

/** Loads the health check of a fresh server. */
function loadHealth(settings: Record<string, string>) {
  resetServer(settings);
  return import('./delivery-health');
}

const email = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_NOTIFY_TO: 'office@example.com' };

test.each([
  ['none', {}],
  ['none', { HUBSPOT_PORTAL_ID: '42' }],
  ['hubspot', { HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_ABOUT: 'form-about' }],
  ['webhook, email', { LEADS_WEBHOOK_URL: 'http://127.0.0.1:1', ...email }],
])('reports the targets of new leads: %s', async (delivery, settings) => {
  const { leadsHealth } = await loadHealth(settings);
  expect(await leadsHealth()).toEqual({
    status: 'ok',
    canStore: true,
    delivery,
    waiting: 0,
    oldestAgeSeconds: 0,
    parked: 0,
  });
});

test('fails if no lead can be stored', async () => {
  const { leadsHealth } = await loadHealth({ LEADS_DATABASE_URL: 'file:/dev/null/leads.db' });
  await expect(leadsHealth()).rejects.toThrow();
  const { parts } = await checkHealth({ leads: leadsHealth });
  expect(parts.leads).toEqual({ status: 'degraded', reason: 'unable to open database file' });
});
