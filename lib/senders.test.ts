import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env-schema';
import { leaseOf } from './leads/delivery/outbox-worker';
import { targetsOf } from './leads/delivery/senders';
import { sendersFor } from './senders';

test('every sender gives up well before its claim ends', () => {
  const env = parseEnvironment({
    HUBSPOT_PORTAL_ID: '42',
    HUBSPOT_FORM_CONTACT: 'a',
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_NOTIFY_TO: 'office@example.com',
  });
  expect(sendersFor(env).map(({ target }) => target)).toEqual(['hubspot', 'webhook', 'email', 'invitation']);
  expect(targetsOf(sendersFor(env), 'meeting')).toEqual(['webhook', 'email', 'invitation']);
  expect(targetsOf(sendersFor(env), 'contact')).toEqual(['hubspot', 'webhook', 'email']);
  expect(targetsOf(sendersFor(env), 'about')).toEqual(['webhook', 'email']);
  for (const sender of sendersFor(env))
    expect(leaseOf(sender)).toBeGreaterThanOrEqual(sender.deadline + 5_000);
});
