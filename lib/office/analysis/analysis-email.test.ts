import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import { envWithEmail, openEmailServer, openTestDatabase } from '@/lib/delivery/testing/targets';
import type { LeadData } from '@/lib/forms/lead-forms';
import { readEvents } from '@/lib/inbox/lead-events';
import { readLead, storeLead } from '@/lib/inbox/lead-store';
import { analysisTarget } from './analysis-email';
import { canOpenAnalysis, saveAnalysis } from './analysis-store';
import { checkAnalysis } from './check-analysis';
import { fullTexts } from './testing/sample-texts';

async function send(data: LeadData, line = '') {
  const server = await openEmailServer();
  const db = await openTestDatabase();
  const person = { name: 'Walter Briggs', email: 'walter@example.com', area: regions[0].id, ...data };
  const id = await storeLead(
    db,
    { kind: 'partner', status: 'new', data: person, context: {}, spamSignals: [] },
    [],
  );
  const { texts, analysis } = checkAnalysis({ ...fullTexts, line }, 'destin');
  const env = envWithEmail(server.smtpUrl);
  for (const _ of [1, 2]) await saveAnalysis(db, id, { texts, analysis: analysis ?? undefined }, env);
  const lead = await readLead(db, id);
  for (const event of await readEvents(db, id))
    if (lead) await analysisTarget.send({ env, lead, event, db, signal: AbortSignal.timeout(60_000) });
  const emails = await Promise.all(server.messages.map(({ source }) => PostalMime.parse(source)));
  return { id, db, emails };
}

test('the owner gets the personal line, the range, a private link, and a link to book a call', async () => {
  const { id, db, emails } = await send(
    { property: '7 Harbor Row' },
    'Your porch is the best.\n\nSee page two.',
  );
  const [first, second] = emails;
  expect(first).toMatchObject({
    subject: 'Your revenue analysis: 7 Harbor Row',
    to: [{ address: 'walter@example.com', name: '' }],
    replyTo: [{ address: 'office@example.com' }],
  });
  expect(first?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  const texts = ['Your porch is the best.', 'See page two.', company.name, '$46,900', '$56,700', '$64,800'];
  for (const body of [first?.text, first?.html])
    for (const text of [...texts, '/partner#book-a-time', company.phone.display])
      expect(body).toContain(text);
  const keys = emails.map(({ text = '' }) => /partner\/analysis\/\S+\?key=([\w-]+)/.exec(text)?.[1] ?? '');
  for (const key of keys) expect(await canOpenAnalysis(db, id, key)).toBe(true);
  // A correction has another id. Otherwise email programs would drop it as a duplicate of the first email.
  expect(new Set([first?.messageId, second?.messageId]).size).toBe(2);
  expect(first?.messageId).toContain(`${id}.analysis.1@`);
});

test.each([
  ['an address that an email program could make a link', { property: 'visit evil.example' }, regions[0].name],
  ['no address', { property: '' }, regions[0].name],
  ['no address in one of our regions', { property: '', area: 'other' }, 'your home'],
])('the subject leaves out the street address of a home with %s', async (_, data, home) => {
  const { emails } = await send(data);
  expect(emails[0]?.subject).toBe(`Your revenue analysis: ${home}`);
});
