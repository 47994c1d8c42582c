import PostalMime from 'postal-mime';
import { company } from '@/content/company';
import { visitCopy } from '@/content/visits';
import { openDatabase } from '@/lib/database/open';
import { addLeadKey, officePath } from '@/lib/delivery/office-link';
import { startEmailServer } from '@/lib/delivery/testing/email-server';
import { storeLead } from '@/lib/inbox/lead-store';
import { readFreeDays } from '@/lib/meetings/read-meetings';
import { bookCall } from '@/lib/meetings/testing/book-call';
import { addListKey, listPath } from '@/lib/office/office-keys';
import { startSite } from '@/lib/platform/testing/start-site';
import { officeDay } from '@/lib/time/calendar-days';
import { leadsOf } from './support/leads';
import { newCaller } from './support/meetings';
import { fillAnalysis, newOwner } from './support/owner';
import { createTempSettings } from './support/sites';
import { expect, expectFits, test } from './support/test';

test('an owner gets an email, and the office answers the lead and moves a call through links in its emails', async ({
  browser,
  page: withScripts,
  request,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const mail = await startEmailServer();
  using settings = createTempSettings();
  const env = { ...settings.env, SMTP_URL: mail.smtpUrl, LEADS_NOTIFY_TO: 'office@example.com' };
  await using site = await startSite(env);
  const mailTo = async (address: string, count: number) => {
    // Ignore the email that the office gets every morning.
    const mine = () =>
      mail.messages.filter(({ to, source }) => to.includes(address) && !/^Subject: Today/m.test(source));
    await expect.poll(mine).toHaveLength(count);
    return PostalMime.parse(mine().at(-1)?.source ?? '');
  };
  /** Waits for `count` emails to the office. Returns the URL of the page that the last one links to. */
  const pageFromEmail = async (count: number) => {
    const { text = '' } = await mailTo('office@example.com', count);
    return site.url + (/\/office\/\S+/.exec(text)?.[0] ?? '');
  };

  const owner = newOwner();
  await page.goto(`${site.url}/partner`);
  await fillAnalysis(page, owner);
  await page.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL(`${site.url}/partner/thank-you`);
  const confirmation = await mailTo(owner.email, 1);
  const leads = () => leadsOf(owner.email, settings.env.LEADS_DATABASE_URL);
  expect(confirmation.subject).toContain(leads()[0]?.id);
  for (const part of [confirmation.text, confirmation.html])
    for (const text of [owner.name, '/partner#book-a-time', company.phone.display])
      expect(part).toContain(text);
  await withScripts.setContent(confirmation.html ?? '');
  await expectFits(withScripts);

  const address = await pageFromEmail(1);
  const response = await page.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  });
  await expect(page.getByRole('heading', { name: owner.name, level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(owner.property)).toBeVisible();
  await withScripts.goto(address);
  await expectFits(withScripts);

  await page.getByLabel('Note for the history').fill('Sent <b>two</b> pages');
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Answered: Sent <b>two</b> pages')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible();
  expect(leads()).toMatchObject([{ status: 'new' }]);

  const caller = newCaller();
  const free = await request.get(`${site.url}/api/meetings`, { headers: { accept: 'application/json' } });
  // Use the second day, because a time on the first day may pass before it is booked.
  const [, day] = (await free.json()).days;
  await request.post(`${site.url}/api/meetings`, { data: { ...caller, slot: day.slots[0] } });
  // Wait for the caller's confirmation: if the call moved before that is sent, one email would report both.
  await mailTo(caller.email, 1);
  await page.goto(await pageFromEmail(2));
  await page.getByText('Move', { exact: true }).click();
  await page.getByLabel('To a free time').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByText(/^Moved by the office from/)).toBeVisible();
  await withScripts.goto(page.url());
  await expectFits(withScripts);
  const { subject } = await mailTo(caller.email, 2);
  expect(subject).toMatch(/^Your call has moved/);
  // Wait for the office's email about the move: otherwise one email could report the move and the cancellation.
  await mailTo('office@example.com', 3);
  await page.getByText('Cancel', { exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByRole('heading', { name: 'Canceled call' })).toBeVisible();
  expect((await mailTo('office@example.com', 4)).subject).toMatch(/^Canceled: Margaret Ellison/);

  const wrong = await page.goto(`${address}x`);
  expect(wrong?.status()).toBe(404);
  await expect(page.getByText(owner.name)).toHaveCount(0);
  await page.close();
  mail.close();
});

// lib/office/undelivered.process.test.ts checks emails that a mailbox refuses, and actions.test.ts every rejected form.
test('the office works through its list, and two people who answer the same lead lose no note', async ({
  browser,
  page: withScripts,
}) => {
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const [page, colleague] = [await browser.newPage(options), await browser.newPage(options)];
  using settings = createTempSettings();
  await using db = await openDatabase(settings.env.LEADS_DATABASE_URL);
  await using site = await startSite(settings.env);
  const list = site.url + listPath(await addListKey(db));

  await page.goto(list);
  await expect(page.getByText('Nothing is overdue.')).toBeVisible();
  const visits = page.getByRole('region', { name: /^Visits from/ });
  await expect(visits).toContainText(visitCopy.none);
  const visit = { day: officeDay(), measure: 'views', subject: '/plans' };
  await db
    .insertInto('visits')
    .values({ ...visit, detail: 'news', count: 3 })
    .execute();
  const day = 86_400_000;
  const person = { name: 'Ana Muñoz', email: 'ana@example.com', phone: '+18505550171' };
  const store = (kind: string, at: number) =>
    storeLead(db, { kind, status: 'new', data: person, context: {}, spamSignals: [] }, [], at);
  const id = await store('partner', Date.now() - 2 * day);
  await store('contact', Date.now() - 50 * day);
  const gone = { kind: 'partner', status: 'new', context: {}, spamSignals: [] as string[] } as const;
  const goneId = await storeLead(db, { ...gone, data: { name: 'Wade Berg', phone: '+18505550188' } }, []);
  await db.updateTable('leads').set({ undelivered: 'analysis' }).where('id', '=', goneId).execute();
  const [, free] = await readFreeDays(db);
  const call = await bookCall(db, new Date(free?.slots[0] ?? 0).toISOString(), 'Walter Briggs');
  const response = await page.reload();
  expect(response?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first).toContainText('Did not get our email (1)');
  await expect(first).toContainText('Wade Berg did not get the analysis: call (850) 555-0188');
  const overdue = page.getByRole('region', { name: /^Overdue/ });
  await expect(overdue.getByText('Revenue analysis')).toBeVisible();
  await expect(overdue.getByRole('link', { name: '(850) 555-0171' })).toHaveAttribute(
    'href',
    'tel:+18505550171',
  );
  const byPage = visits.getByRole('region', { name: /^Page views/ });
  await expect(byPage).toContainText('/plans from news3 views, 0 seen, 0 begun, 0 stored');
  await withScripts.goto(list);
  await expectFits(withScripts);

  for (const each of [page, colleague]) await each.goto(list);
  for (const each of [page, colleague]) await each.getByRole('link', { name: person.name }).click();
  await colleague.getByLabel('Note for the history').fill('Sent the analysis');
  await colleague.getByRole('button', { name: 'Mark answered' }).click();
  await page.getByLabel('Note for the history').fill('Called, wants the contract');
  const [rejected] = await Promise.all([
    page.waitForResponse(/\/api\/office\//),
    page.getByRole('button', { name: 'Mark answered' }).click(),
  ]);
  expect(rejected.status()).toBe(409);
  await expect(page.getByRole('alert')).toContainText('Answered: Sent the analysis');
  await expect(page.getByLabel('Note for the history')).toHaveValue('Called, wants the contract');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Note: Called, wants the contract')).toBeVisible();
  await page.getByRole('link', { name: /^Question, overdue/ }).click();
  await expect(page.getByRole('link', { name: /^Revenue analysis, answered/ })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('region', { name: 'Answered last (1)' })).toContainText(person.name);
  await page.getByLabel('Name, email').fill('munoz');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('region', { name: 'Found (2)' })).toBeVisible();
  await page.getByLabel('Name, email').fill('walter');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'Walter Briggs', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(call));
  await page.getByLabel('Note for the history').fill('Wants the contract');
  await page.getByRole('button', { name: 'Mark as held' }).click();
  await expect(page.getByText('Call held: Wants the contract')).toBeVisible();

  // The key of a lead gives access to the same person's other leads, but not to the list.
  const key = await addLeadKey(db, id);
  await page.goto(site.url + officePath(id, key));
  await page.getByRole('link', { name: /^Question, overdue/ }).click();
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  for (const wrong of [listPath(key), '/office', '/office?key=a&key=b'])
    expect((await page.goto(site.url + wrong))?.status()).toBe(404);
  for (const each of [page, colleague]) await each.close();
});
