import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { analysisForm } from '@/content/analysis-form';
import type { Database } from '@/lib/database/schema';
import { addLeadKey } from '@/lib/delivery/office-link';
import { readEvents } from '@/lib/inbox/lead-events';
import { forgetEmail, readLead, storeLead } from '@/lib/inbox/lead-store';
import { json, page, resetServer, visitorRequest } from '@/lib/inbox/testing/fresh-server';
import { forgetSingleton } from '@/lib/platform/singleton';
import { addOwnerLink, analysisFormPath, getAnalysis } from './analysis-store';
import { fullTexts } from './testing/sample-texts';

const NOW = Date.parse('2026-11-23T16:12:00Z');

let db: Database;
let actOnAnalysis: typeof import('./act-on-analysis').actOnAnalysis;

beforeEach(async () => {
  resetServer({ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/' });
  forgetSingleton('office-wrong-keys');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  ({ actOnAnalysis } = await import('./act-on-analysis'));
  db = await (await import('@/lib/database/shared-database')).sharedDatabase();
});
afterAll(() => void vi.useRealTimers());

async function storeOwner(kind = 'partner', status: 'new' | 'quarantined' = 'new') {
  const data = { name: 'Walter Briggs', email: 'walter@example.com', area: 'destin' };
  const id = await storeLead(db, { kind, status, data, context: {}, spamSignals: [] }, []);
  const key = await addLeadKey(db, id);
  const act = (body: Record<string, string>, headers = page, path = analysisFormPath(id, key)) =>
    actOnAnalysis(visitorRequest(`/api${path}`, headers, new URLSearchParams(body)), id);
  return { id, form: analysisFormPath(id, key), pages: analysisFormPath(id, key, 'pages'), act };
}

const readRedirect = (response: Response) => [response.status, response.headers.get('location')];

test('an incomplete form with errors can be saved', async () => {
  const { id, form, act } = await storeOwner();
  const typed = { homes: 'Condo\t2\t1\tl71', 'months[0].nights': 'many', line: 'Walter,' };
  expect(readRedirect(await act({ action: 'save', seen: '0', ...typed }))).toEqual([303, form]);
  expect((await getAnalysis(db, id))?.texts).toEqual(typed);
  expect(await readEvents(db, id)).toEqual([]);
});

test('a form without errors can be previewed, and the preview sends what was saved', async () => {
  const { id, pages, form, act } = await storeOwner();
  expect(readRedirect(await act({ action: 'see', seen: '0', ...fullTexts }))).toEqual([303, pages]);
  expect(await getAnalysis(db, id)).toMatchObject({ texts: { 'months[6].rent': '$11,050' }, sent: null });
  expect(readRedirect(await act({ action: 'send', seen: '1' }))).toEqual([303, form]);
  expect((await getAnalysis(db, id))?.sent?.months[6]).toEqual({ nights: 26, rent: 11_050 });
  expect(await readLead(db, id)).toMatchObject({ answeredAt: new Date(NOW), analysisSentAt: new Date(NOW) });
  const [status, owner] = readRedirect(await act({ action: 'open' }));
  expect([status, owner]).toEqual([303, expect.stringContaining(`/partner/analysis/${id}?key=`)]);
  const targets = await db.selectFrom('deliveries').select('target').orderBy('target').execute();
  expect(targets).toEqual([{ target: 'analysis' }, { target: 'webhook' }]);
});

test.each(['send', 'see'])(
  'the action %s on a form with errors gets 422 with the form and its input, and stores nothing',
  async (action) => {
    const { id, form, act } = await storeOwner();
    const typed = { ...fullTexts, 'todo[1].why': '', homes: `${fullTexts.homes}\nCondo\t2\t1\tl71\t300` };
    const response = await act({ action, seen: '0', ...typed });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      ...{ path: form, body: typed, problem: analysisForm.notSent(2) },
      errors: {
        'homes[6].nights': '“l71” isn’t a number of nights from 1 to 365.',
        'todo[1].why': analysisForm.todo.why.missing,
      },
    });
    const { error, fields } = await (await act({ action, seen: '0', ...typed }, json)).json();
    expect([error.code, Object.keys(fields)]).toEqual(['invalid-fields', ['homes[6].nights', 'todo[1].why']]);
    expect([await getAnalysis(db, id), await readEvents(db, id)]).toEqual([null, []]);
  },
);

test('filling in the months again replaces changed ones, unless the homes have errors', async () => {
  const { id, act } = await storeOwner();
  await act({ action: 'save', seen: '0', ...fullTexts });
  const { texts = {} } = (await getAnalysis(db, id)) ?? {};
  const changed = { ...texts, 'months[6].rent': '$12,751' };
  expect((await act({ action: 'send', seen: '1', ...changed })).status).toBe(422);
  await act({ action: 'fill', seen: '1', ...changed, homes: 'Condo' });
  expect((await getAnalysis(db, id))?.texts['months[6].rent']).toBe('$12,751');
  await act({ action: 'fill', seen: '2', ...changed });
  expect((await getAnalysis(db, id))?.texts['months[6].rent']).toBe('$11,050');
});

test('if a colleague saved first, 409 says so and keeps the second input', async () => {
  const { id, form, act } = await storeOwner();
  await act({ action: 'save', seen: '0', ...fullTexts, line: 'Theirs' });
  for (const action of ['save', 'see', 'send']) {
    const response = await act({ action, seen: '0', ...fullTexts, line: 'Mine' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      ...{ path: form, body: { line: 'Mine' }, code: 'changed-meanwhile' },
      problem: expect.stringContaining('Mon, Nov 23, 2026, 10:12 AM Central: somebody saved a draft'),
    });
  }
  expect((await getAnalysis(db, id))?.texts.line).toBe('Theirs');
  // The page of the 409 response shows both inputs, and posts the colleague's version as `seen`. So sending from it
  // works.
  expect((await act({ action: 'send', seen: '1', ...fullTexts, line: 'Both' })).status).toBe(303);
  expect((await getAnalysis(db, id))?.sent?.line).toBe('Both');
});

test.each([
  [403, 'cross-origin', { origin: 'https://evil.example' }, String(fullTexts.homes)],
  [413, 'too-large', {}, 'Condo\t2\t1\t171\t300\n'.repeat(4_000)],
  [503, 'not-stored', {}, String(fullTexts.homes)],
])(
  'a form that is rejected with %i (%s) is its page, with the table',
  async (status, code, headers, homes) => {
    const { id, form, act } = await storeOwner();
    if (status === 503) await db.schema.alterTable('analyses').renameTo('gone').execute();
    const typed = { action: 'send', seen: '0', ...fullTexts, homes };
    const response = await act(typed, { ...page, ...headers });
    expect(response.status).toBe(status);
    const { path, code: shown, body } = await response.json();
    expect([path, shown]).toEqual([form, code]);
    expect({ ...body, homes: body.homes.replaceAll('\r', '') }).toEqual(typed);
    expect(await readEvents(db, id)).toEqual([]);
  },
);

test('stores nothing for other kinds, unknown actions, spam, wrong keys, or a deleted lead', async () => {
  const { act } = await storeOwner('contact');
  expect((await act({ action: 'save' })).status).toBe(404);
  const spam = await storeOwner('partner', 'quarantined');
  const response = await spam.act({ action: 'send', ...fullTexts });
  expect([response.status, (await response.json()).code]).toEqual([409, 'lead-quarantined']);
  const owner = await storeOwner();
  for (const action of ['answer', 'constructor', ''])
    expect((await owner.act({ action, ...fullTexts })).status).toBe(400);
  expect((await owner.act({ action: 'send' })).status).toBe(422);
  const ownerKey = new URL(await addOwnerLink(db, owner.id), 'http://localhost').searchParams.get('key');
  for (const key of ['', 'x', String(ownerKey)])
    expect((await owner.act({ action: 'save' }, page, analysisFormPath(owner.id, key))).status).toBe(404);
  await forgetEmail(db, 'walter@example.com');
  expect((await owner.act({ action: 'save' })).status).toBe(404);
});
