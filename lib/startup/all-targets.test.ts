import { expect, test } from 'vitest';
import { officeCopy } from '@/content/office';
import { targetsOf } from '@/lib/delivery/lead-targets';
import { leaseOf } from '@/lib/delivery/outbox-worker';
import { fakeService, freshDatabase, lead } from '@/lib/delivery/testing/targets';
import { parseEnvironment } from '@/lib/platform/env-schema';
import { sendersFor } from './all-targets';

test('every sender has a name for the office, and gives up well before its claim ends', () => {
  const env = parseEnvironment({
    HUBSPOT_PORTAL_ID: '42',
    HUBSPOT_FORM_CONTACT: 'a',
    LEADS_WEBHOOK_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_NOTIFY_TO: 'office@example.com',
  });
  expect(targetsOf(sendersFor(env), 'meeting')).toEqual(['webhook', 'email', 'invitation', 'reminder']);
  expect(targetsOf(sendersFor(env), 'contact')).toEqual(['hubspot', 'webhook', 'email', 'confirmation']);
  expect(targetsOf(sendersFor(env), 'about')).toEqual(['webhook', 'email', 'confirmation']);
  expect(targetsOf(sendersFor(env), 'newsletter')).toEqual(['webhook', 'email']);
  const targets = ['meeting', 'contact'].flatMap((kind) => targetsOf(sendersFor(env), kind));
  expect(Object.keys(officeCopy.targets).toSorted()).toEqual([...new Set(targets), 'analysis'].toSorted());
  for (const sender of sendersFor(env))
    expect(leaseOf(sender)).toBeGreaterThanOrEqual(sender.deadline + 5_000);
});

test('visitors get mail even if the office gets none', () => {
  const senders = sendersFor(parseEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1' }));
  expect(senders.map(({ target }) => target)).toEqual(['confirmation', 'invitation', 'reminder', 'analysis']);
});

test.each([
  ['the form of its own', { HUBSPOT_FORM_MEETING: 'form-meeting' }, 'form-meeting', false, ''],
  ['the partner form', {}, 'form-partner', true, 'Canceled\n\n'],
])(
  'a booked call reaches %s at HubSpot, with the time in its message and its source',
  async (_, more, form, canceled, state) => {
    const { url, calls } = await fakeService();
    const settings = { HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_PARTNER: 'form-partner', HUBSPOT_API_URL: url };
    const env = parseEnvironment({ ...settings, ...more });
    expect(targetsOf(sendersFor(env), 'meeting')).toEqual(['hubspot']);
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
    const [hubspot] = sendersFor(env);
    await hubspot?.send(call, new AbortController().signal, await freshDatabase());
    expect(calls[0]?.url).toBe(`/submissions/v3/integration/submit/42/${form}`);
    const { fields, context } = JSON.parse(calls[0]?.body ?? '');
    // HubSpot rejects what its form has no property for.
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
