import PostalMime from 'postal-mime';
import { analysisCopy, analysisEmail, ownerAnalysis } from '@/content/analysis';
import { analysisForm } from '@/content/analysis-form';
import { company } from '@/content/company';
import { limits } from '@/content/limits';
import { officePage } from '@/content/office';
import { openDatabase } from '@/lib/database/open';
import { addLeadKey, officePath } from '@/lib/delivery/office-link';
import { startEmailServer } from '@/lib/delivery/testing/email-server';
import { storeLead } from '@/lib/inbox/lead-store';
import { fullTexts, pastedHomes } from '@/lib/office/analysis/testing/sample-texts';
import { startSite } from '@/lib/platform/testing/start-site';
import { fillCaller, newCaller } from './support/meetings';
import { newOwner } from './support/owner';
import { createTempSettings } from './support/sites';
import { countSheets, expect, expectFits, hydrateIslands, isJsUrl, test, waitForFonts } from './support/test';
import { findBrokenWords, findWrongOpticalSizes } from './support/type';

test('the office writes and sends an analysis, and the owner opens it and books a call', async ({
  browser,
  page: withScripts,
}) => {
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const page = await browser.newPage(options);
  const mail = await startEmailServer();
  using settings = createTempSettings();
  await using db = await openDatabase(settings.env.LEADS_DATABASE_URL);
  await using site = await startSite({ ...settings.env, SMTP_URL: mail.smtpUrl });
  const { bedrooms, ...owner } = newOwner();
  const data = { ...owner, bedrooms: Number(bedrooms), revenue: 51_300 };
  const lead = { kind: 'partner', status: 'new', data, context: {}, spamSignals: [] } as const;
  const id = await storeLead(db, { ...lead, spamSignals: [] }, []);
  const office = site.url + officePath(id, await addLeadKey(db, id));
  const emailed = () => mail.messages.filter(({ to }) => to.includes(owner.email));

  await page.goto(office);
  await expect(page.getByText(officePage.analysisState.none)).toBeVisible();
  await page.getByRole('link', { name: officePage.writeAnalysis }).click();
  const form = page.url();
  expect((await page.request.get(form.replace('/office/', '/api/office/'))).status()).toBe(405);
  for (const [name, text] of Object.entries(fullTexts)) await page.locator(`[name="${name}"]`).fill(text);
  const homes = page.getByLabel(analysisForm.homes);
  await homes.fill(pastedHomes.replace('171', 'l71'));
  const send = page.getByRole('button', { name: analysisForm.send(owner.name) });
  const [rejected] = await Promise.all([page.waitForResponse(/\/api\/office\//), send.click()]);
  expect(rejected.status()).toBe(422);
  await expect(page.getByRole('alert')).toContainText(analysisForm.notSent(1));
  await page.getByRole('alert').getByRole('link', { name: 'Line 5: “l71” isn’t a number of nights' }).click();
  await expect(page).toHaveURL(/#homes$/);
  await expect(page.locator('[name="todo[2].effort"]')).toHaveValue(fullTexts['todo[2].effort'] ?? '');
  await homes.fill(pastedHomes);
  await page.getByRole('button', { name: analysisForm.save }).click();
  await expect(page.getByText(/^Draft of/)).toBeVisible();
  await expect(page.getByLabel('Rent in July')).toHaveValue(/^\$\d/);

  await page.getByRole('button', { name: analysisForm.see }).click();
  await expect(page.getByText(analysisForm.preview(owner.name))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(analysisCopy.title(owner.property));
  expect(emailed()).toEqual([]);
  await send.click();
  await expect(page).toHaveURL(form);
  await expect(page.getByText(/^Sent .* by link/)).toBeVisible();
  await withScripts.goto(form);
  await withScripts.getByLabel(analysisForm.homes).fill(`${pastedHomes}\nCabin, 2, 1, l71, 300`);
  await hydrateIslands(withScripts);
  // The form keeps its input if the office leaves the page and comes back.
  await withScripts.goto(office);
  await withScripts.goBack();
  await hydrateIslands(withScripts);
  await expect(withScripts.getByText('Line 7: “l71” isn’t')).toBeVisible();
  await expectFits(withScripts);

  await expect.poll(emailed).toHaveLength(1);
  const email = await PostalMime.parse(emailed()[0]?.source ?? '');
  expect(email.subject).toBe(analysisEmail.subject(owner.property));
  await withScripts.setContent(email.html ?? '');
  await expectFits(withScripts);
  const href = site.url + (/\/partner\/analysis\/\S+/.exec(email.text ?? '')?.[0] ?? '');

  const response = await page.goto(href);
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'no-referrer',
  });
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(analysisCopy.title(owner.property));
  for (const text of ['$46,900', '$56,700', '$64,800'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText(/sample/i)).toHaveCount(0);
  const scripts: string[] = [];
  withScripts.on('request', (request) => isJsUrl(new URL(request.url())) && scripts.push(request.url()));
  for (const url of [office, form, href]) {
    await withScripts.goto(url);
    await waitForFonts(withScripts);
    await withScripts.setViewportSize({ width: 320, height: 844 });
    expect(await findBrokenWords(withScripts)).toEqual([]);
    await withScripts.setViewportSize({ width: 1440, height: 900 });
    expect(await findWrongOpticalSizes(withScripts)).toEqual([]);
  }
  expect(scripts).toEqual([]);
  expect(await countSheets(withScripts)).toBe(2);

  // Send the longest texts and the most homes that the form accepts: the analysis must still fit the screens and two
  // sheets of paper.
  const words = (length: number) =>
    'The upper porch of this home looks over the harbor. '.repeat(10).slice(0, length);
  const things = [0, 1, 2].flatMap((thing) => [
    [`todo[${thing}].what`, words(80)],
    [`todo[${thing}].why`, words(300)],
    [`todo[${thing}].effort`, words(60)],
  ]);
  await page.goto(form);
  await homes.fill(
    Array.from({ length: 10 }, (_, n) => `"${words(118)} ${n}"\t20\t99.9\t365\t19999.99`).join('\n'),
  );
  for (const [path = '', text = ''] of [...things, ['line', words(500)]])
    await page.locator(`[name="${path}"]`).fill(text);
  await send.click();
  await expect.poll(emailed).toHaveLength(2);
  await withScripts.goto(href);
  await expect(withScripts.getByText('$7,300,000').first()).toBeVisible();
  await expectFits(withScripts);
  expect(await countSheets(withScripts)).toBe(2);

  await page.goto(href);
  const times = page.getByRole('region', { name: ownerAnalysis.next }).getByRole('listitem');
  await expect(times).toHaveCount(3);
  // Choose the second time, because the first one may pass before the call is booked.
  await times.nth(1).getByRole('link').click();
  await fillCaller(page, { ...newCaller(), email: owner.email });
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
  await page.goto(office);
  for (const range of ['$46,900 to $64,800', '$7,300,000 to $7,300,000'])
    await expect(page.getByText(`Analysis sent: ${range}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();

  for (const wrong of [href.replace('partner/analysis', 'office'), `${href}x`])
    expect((await page.goto(wrong))?.status()).toBe(404);
  const expired = Date.now() - limits.analysisDays * 86_400_000;
  await db.updateTable('leads').set({ analysis_sent_at: expired }).where('id', '=', id).execute();
  expect((await page.goto(href))?.status()).toBe(410);
  await expect(page.getByRole('main')).toContainText(company.phone.display);
  await expect(page.getByText('$7,300,000')).toHaveCount(0);
  await page.close();
  mail.close();
});
