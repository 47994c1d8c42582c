import type { Page } from '@playwright/test';
import { findSubmission, formOf, openForm, scriptUrl } from './support/hubspot';
import { leadsOf } from './support/leads';
import { fillAnalysis, newOwner } from './support/owner';
import { sites } from './support/sites';
import { dispatchPageEvent, expect, expectAccessible, hydrateIslands, test } from './support/test';

test.use({ allowedErrors: [/Failed to load resource/] });

/** Expects a panel with this message, and the native form below it. */
async function expectFailure({ panel, native, hubspot }: ReturnType<typeof formOf>, message: string) {
  await expect(panel.getByText(`Form loading error: ${message}`, { exact: true })).toBeVisible();
  const [above, below] = [await panel.boundingBox(), await native.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(hubspot).toHaveCount(0);
  await expect(native.getByRole('button')).toBeEnabled();
}

const setScript = (page: Page, body: string) =>
  page.route(scriptUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
const removePlace = (page: Page) => page.locator('.hubspot-place').evaluate((place) => place.remove());

const failures: [message: string, reason: string, fail: (page: Page) => Promise<unknown>][] = [
  ['Container not ready', 'its place is removed before the script loads', removePlace],
  [
    'Container disappeared during load',
    'its place is removed while the script loads',
    (page) =>
      page.route(scriptUrl, async (route) => {
        await removePlace(page);
        await route.continue();
      }),
  ],
  ['forms not available after script load', 'the script defines no forms', (page) => setScript(page, '')],
  [
    'The form does not exist',
    'the script throws',
    (page) =>
      setScript(
        page,
        'window.hbspt = { forms: { create() { throw new Error("The form does not exist"); } } };',
      ),
  ],
];

for (const [message, reason, fail] of failures)
  test(`"${message}" if ${reason}, and the native form stays`, async ({ page }) => {
    await page.goto('/about');
    // Hydrate before `fail` removes the place of HubSpot's form: React would report a place that is missing during
    // hydration, and the test would fail.
    await hydrateIslands(page);
    await fail(page);
    await formOf(page).approach();
    await expectFailure(formOf(page), message);
  });

test('a script that does not load within ten seconds has failed, and creates no form later', async ({
  page,
}) => {
  const [requested, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(scriptUrl, async (route) => {
    requested.resolve();
    await late.promise;
    await route.continue();
  });
  await page.clock.install();
  const form = await openForm(page, '/partner');
  await requested.promise;
  await page.clock.fastForward(10_000);
  await expectFailure(form, 'Script load failed');
  late.resolve();
  await expect.poll(form.created).toEqual([]);
  await expect(form.hubspot).toHaveCount(0);
});

/** A script whose `create` runs `code` with the arguments `form` and `place`. */
const createScript = (code: string) => `window.hbspt = { forms: { create(form) {
  window.hubspotForms = [form];
  const place = document.querySelector(form.target);
  ${code}
} } };`;

for (const [what, code] of [
  ['no form', ''],
  [
    'a frame whose page is blocked',
    'place.innerHTML = `<iframe src="https://forms.hsforms.com/x"></iframe>`;',
  ],
  ['an empty frame', 'place.innerHTML = `<iframe></iframe>`;'],
  [
    'a frame with text',
    'place.innerHTML = `<iframe srcdoc="<p>Blocked by your administrator</p>"></iframe>`;',
  ],
  ['text', 'place.textContent = "This form could not be loaded.";'],
])
  test(`a script that shows ${what} within ten seconds has failed`, async ({ page }) => {
    await page.route('https://forms.hsforms.com/**', (route) => route.abort('blockedbyclient'));
    await setScript(page, createScript(code ?? ''));
    await page.clock.install();
    const form = await openForm(page, '/partner');
    await expect.poll(form.created).toHaveLength(1);
    await page.clock.runFor(3_000);
    await expect(form.frame).toHaveAttribute('data-hubspot', 'loading');
    await expect(form.native).toBeVisible();
    await page.clock.fastForward(10_000);
    await expectFailure(form, 'forms not available after script load');
  });

test.describe('a form of HubSpot’s new editor', () => {
  /** HubSpot's older script draws nothing for such a form, and reports that it cannot fetch the form's definition. */
  const older = createScript(
    'postMessage({ type: "hsFormCallback", eventName: "onFormDefinitionFetchError", id: form.formId });',
  );
  const setNewerScript = (page: Page, body: string | null) =>
    page.route(scriptUrl.replace('v2.js', '4711.js'), (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );

  test('is embedded as HubSpot’s new embed code does, and leads to the thank-you page', async ({ page }) => {
    await setScript(page, older);
    await page.route('https://js.hsforms.net/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<form><input aria-label="HubSpot email"></form>' }),
    );
    await setNewerScript(
      page,
      `const place = document.querySelector('.hs-form-frame');
      place.innerHTML = '<iframe title="Form" src="https://js.hsforms.net/frame.html"></iframe>';
      window.sendEvent = (type) => place.dispatchEvent(
        new CustomEvent('hs-form-event:' + type, { bubbles: true, detail: { formId: place.dataset.formId } }));
      place.firstChild.addEventListener('load', () => sendEvent('on-ready'));`,
    );
    const form = await openForm(page, '/partner');
    await expect(form.frame).toHaveAttribute('data-hubspot', 'ready');
    await expect(form.native).toHaveCount(0);
    await expect(form.panel).toHaveText('');
    const place = form.frame.locator('.hs-form-frame');
    await expect(place.frameLocator('iframe').getByLabel('HubSpot email')).toBeVisible();
    for (const [name, value] of Object.entries({
      region: 'na1',
      'portal-id': '4711',
      'form-id': 'form-partner',
    }))
      await expect(place).toHaveAttribute(`data-${name}`, value);
    await place.evaluate(() => Object(window).sendEvent('on-submission:success'));
    await expect(page).toHaveURL('/partner/thank-you');
  });

  for (const [what, script] of [
    ['is blocked', null],
    [
      'draws only an empty frame',
      'document.querySelector(".hs-form-frame").innerHTML = "<iframe></iframe>";',
    ],
  ] as const)
    test(`whose script ${what} leaves ours, without an error and with what was typed`, async ({ page }) => {
      await setScript(page, older);
      await setNewerScript(page, script);
      await page.clock.install();
      const form = await openForm(page, '/partner');
      await expect.poll(form.created).toHaveLength(1);
      await expect(form.frame.locator('.hs-form-frame')).toBeAttached();
      await form.native.getByLabel('Your name').fill('Margaret Ellison');
      await page.clock.fastForward(10_000);
      await expect(form.frame).toHaveAttribute('data-hubspot', 'native');
      await expect(form.panel).toHaveText('');
      await expect(form.native.getByLabel('Your name')).toHaveValue('Margaret Ellison');
      await expect(form.frame.locator('.hs-form-frame')).toHaveCount(0);
    });
});

test('a visitor can reload a form whose script is missing', async ({ page }) => {
  let isMissing = true;
  await page.route(scriptUrl, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  const form = await openForm(page, '/partner');
  await expectFailure(form, 'Script load failed');
  await expectAccessible(page);
  isMissing = false;
  // After a failure, HubSpot's form loads if the visitor comes back to the page or reloads it.
  await dispatchPageEvent(page, 'pageshow');
  await expect(form.hubspot).toHaveCount(1);
  isMissing = true;
  await page.reload();
  await form.approach();
  await expect(form.reload).toBeVisible();
  isMissing = false;
  await Promise.all([page.waitForEvent('load'), form.reload.click()]);
  await form.approach();
  await expect(form.hubspot).toBeVisible();
  await expect(form.reload).toHaveCount(0);
});

test('a visitor whose ad blocker stops HubSpot sends the native form, and HubSpot still gets the lead', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'hubspotutk', value: 'b'.repeat(32), url: baseURL ?? '' }]);
  await page.route(scriptUrl, (route) => route.abort());
  const form = await openForm(page, '/partner');
  await expect(form.panel).toContainText('Form loading error: Script load failed');

  const owner = newOwner();
  await fillAnalysis(page, owner);
  await form.native.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL('/partner/thank-you');
  expect(leadsOf(owner.email, sites.configured.env.LEADS_DATABASE_URL)).toHaveLength(1);

  await expect.poll(() => findSubmission(owner.email)).toBeDefined();
  const submission = await findSubmission(owner.email);
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
