import { expect, test } from 'vitest';
import { hubspotTarget } from '@/lib/delivery/hubspot-target';
import { targetNamesFor } from '@/lib/delivery/lead-targets';
import { leaseOf } from '@/lib/delivery/outbox-worker';
import { lead, openTestDatabase, startFakeService } from '@/lib/delivery/testing/targets';
import { parseEnvironment } from '@/lib/platform/env-schema';
import { allTargets } from './all-targets';

const fullEnvironment = parseEnvironment({
  HUBSPOT_PORTAL_ID: '42',
  HUBSPOT_FORM_CONTACT: 'a',
  LEADS_WEBHOOK_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LEADS_NOTIFY_TO: 'office@example.com',
});

test.each([
  ['meeting', ['webhook', 'email', 'invitation', 'reminder']],
  ['contact', ['hubspot', 'webhook', 'email', 'confirmation']],
  ['about', ['webhook', 'email', 'confirmation']],
  ['newsletter', ['webhook', 'email']],
])('a %s lead is delivered to %j', (kind, names) => {
  expect(targetNamesFor(allTargets, fullEnvironment, kind)).toEqual(names);
});

test.each(allTargets)('an attempt to deliver to $name times out well before its lease ends', (target) => {
  expect(leaseOf(target)).toBeGreaterThanOrEqual(target.deadline + 5_000);
});

test('visitors get emails even if the office gets no deliveries', () => {
  const env = parseEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const names = ['contact', 'meeting'].flatMap((kind) => targetNamesFor(allTargets, env, kind));
  expect(names).toEqual(['confirmation', 'invitation', 'reminder']);
});

test.each([
  ['the meeting form', { HUBSPOT_FORM_MEETING: 'form-meeting' }, 'form-meeting', false, ''],
  ['the partner form', {}, 'form-partner', true, 'Canceled\n\n'],
])(
  'a booked call is sent to %s at HubSpot, with its time in the message and its source',
  async (_, more, form, canceled, state) => {
    const { url, calls } = await startFakeService();
    const settings = { HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_PARTNER: 'form-partner', HUBSPOT_API_URL: url };
    const env = parseEnvironment({ ...settings, ...more });
    expect(targetNamesFor(allTargets, env, 'meeting')).toEqual(['hubspot']);
    const person = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+18505550100' };
    const call = {
      ...lead,
      kind: 'meeting',
      data: {
        slot: '2026-11-24T15:00:00.000Z',
        ...person,
        message: 'Two porches.',
        ...(canceled && { canceled }),
      },
      context: { page: 'https://seaoatstays.example/partner', source: { utm_source: 'news' } },
    };
    const { signal } = new AbortController();
    const db = await openTestDatabase();
    await hubspotTarget.send({ lead: call, event: null, db, env, signal });
    expect(calls[0]?.url).toBe(`/submissions/v3/integration/submit/42/${form}`);
    const { fields, context } = JSON.parse(calls[0]?.body ?? '');
    // The other data of the call is not sent, because HubSpot rejects fields that its form doesn't have.
    expect(fields.map(({ name, value }: Record<string, string>) => [name, value])).toEqual([
      ['firstname', 'Ada'],
      ['lastname', 'Lovelace'],
      ['email', 'ada@example.com'],
      ['phone', '+18505550100'],
      ['message', `${state}Time: Tuesday, November 24, 9:00 AM Central\n\nTwo porches.`],
    ]);
    expect(context).toEqual({
      pageName: 'Book a Time',
      pageUri: 'https://seaoatstays.example/partner?utm_source=news',
    });
  },
);
