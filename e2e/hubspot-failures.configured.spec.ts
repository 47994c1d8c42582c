import { hubspot } from './support/hubspot';
import { formOf, openForm } from './support/hubspot-form';
import { leadsOf } from './support/leads';
import { fillAnalysis, newOwner } from './support/owner';
import { sites } from './support/sites';
import { expect, expectAccessible, hydrateIslands, test } from './support/test';

test.beforeEach(() => hubspot.behave());

const NOT_LOADED = /Failed to load resource/;

const failures = [
  { mode: '404', message: 'Script load failed' },
  { mode: 'no-forms', message: 'forms not available after script load' },
  { mode: 'throws', message: 'The form does not exist' },
  // Both time out after ten seconds.
  { mode: 'slow', message: 'Script load failed' },
  { mode: 'silent', message: 'forms not available after script load' },
] as const;

// Our server sends the native form to HubSpot: see the visitor with a blocker.
for (const { mode, message } of failures)
  test(`"${message}" when HubSpot’s script is "${mode}", and the native form stays`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(NOT_LOADED);
    await hubspot.behave({ script: mode });
    await page.clock.install();
    const form = await openForm(page, '/partner');
    if (mode === 'slow') await expect.poll(async () => (await hubspot.received()).scriptCalls).toBe(1);
    if (mode === 'silent') await expect.poll(form.created).toHaveLength(1);
    if (mode === 'slow' || mode === 'silent') await page.clock.fastForward(10_000);
    await expect(form.panel.getByText(`Form loading error: ${message}`, { exact: true })).toBeVisible();
    const [panel, native] = [await form.panel.boundingBox(), await form.native.boundingBox()];
    expect(native?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    if (mode === 'slow') {
      // The late script creates no form.
      await hubspot.behave();
      await expect.poll(() => page.evaluate(() => Boolean(window.fakeHubspot))).toBe(true);
      expect(await form.created()).toEqual([]);
    }
    await expect(form.hubspot).toHaveCount(0);
    await expect(form.native.getByRole('button', { name: 'Send my analysis' })).toBeEnabled();
  });

test('"Container not ready" if its place was removed before', async ({ page }) => {
  await page.goto('/about');
  const form = formOf(page);
  // Before hydration React would report the change.
  await hydrateIslands(page);
  await form.frame.locator('.hubspot-place').evaluate((place) => place.remove());
  await form.approach();
  await expect(form.panel.getByText('Form loading error: Container not ready')).toBeVisible();
  await expect(form.native).toBeVisible();
});

test('"Container disappeared during load" if its place is removed meanwhile', async ({ page }) => {
  await page.route(hubspot.scriptUrl, async (route) => {
    await page.locator('.hubspot-place').evaluate((place) => place.remove());
    await route.continue();
  });
  const form = await openForm(page, '/about');
  await expect(form.panel.getByText('Form loading error: Container disappeared during load')).toBeVisible();
  await expect(form.native).toBeVisible();
});

test('a failed form is one press away from a second try', async ({ page, allowedErrors }) => {
  allowedErrors.push(NOT_LOADED);
  await hubspot.behave({ script: '404' });
  const form = await openForm(page, '/partner');
  await expect(form.reload).toBeVisible();
  await expectAccessible(page);
  await hubspot.behave();
  // A failed script does not prevent the next form, on the same page or a fresh one.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.hubspot).toHaveCount(1);
  await hubspot.behave({ script: '404' });
  await page.reload();
  await form.approach();
  await expect(form.reload).toBeVisible();
  await hubspot.behave();
  await Promise.all([page.waitForEvent('load'), form.reload.click()]);
  await form.approach();
  await expect(form.hubspot).toBeVisible();
  await expect(form.reload).toHaveCount(0);
});

test('a visitor whose blocker stops HubSpot sends the native form, and HubSpot gets it all the same', async ({
  page,
  context,
  baseURL,
  allowedErrors,
}) => {
  allowedErrors.push(NOT_LOADED);
  await context.addCookies([{ name: 'hubspotutk', value: 'b'.repeat(32), url: baseURL ?? '' }]);
  await page.route(hubspot.scriptUrl, (route) => route.abort());
  const form = await openForm(page, '/partner');
  await expect(form.panel).toContainText('Form loading error: Script load failed');

  const owner = newOwner();
  await fillAnalysis(page, owner);
  await form.native.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email, sites.configured.env.LEADS_DATABASE_URL)).toHaveLength(1);

  await expect.poll(() => hubspot.submissionOf(owner.email)).toBeDefined();
  const submission = await hubspot.submissionOf(owner.email);
  expect(submission).toMatchObject({ portal: '4711', form: 'form-partner' });
  const fields = Object.fromEntries(submission?.body.fields.map(({ name, value }) => [name, value]) ?? []);
  expect(fields).toMatchObject({
    firstname: 'Margaret',
    lastname: 'Ellison',
    email: owner.email,
    property: owner.property,
    area: '30a',
    bedrooms: '4',
  });
  expect(submission?.body.context).toEqual({
    hutk: 'b'.repeat(32),
    pageUri: `${baseURL}/partner`,
    pageName: 'Get Your Free Revenue Analysis',
  });
});
