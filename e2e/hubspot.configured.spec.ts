import { findSubmission, openForm, scriptUrl } from './support/hubspot';
import { leadsOf } from './support/leads';
import { fillAnalysis, newOwner } from './support/owner';
import { sites } from './support/sites';
import { expect, expectAccessible, test } from './support/test';

const { HUBSPOT_FORM_PARTNER: formId, HUBSPOT_PORTAL_ID: portal } = sites.configured.env;

// components/forms/hubspot-form.test.tsx checks when HubSpot's form takes the place of ours, and every failure.
test('HubSpot’s form takes the place of ours, and leads to the thank-you page', async ({ page }) => {
  const form = await openForm(page, '/partner');
  await expect(form.frame).toHaveAttribute('data-hubspot', 'ready');
  await expect(form.native).toHaveCount(0);
  await expectAccessible(page);
  await form.hubspot.getByLabel('HubSpot email').fill('ada@example.com');
  await form.hubspot.getByRole('button').click();
  await expect(page).toHaveURL('/partner/thank-you');
});

test.describe('a visitor whose ad blocker stops HubSpot', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('sends our form, and HubSpot still gets the lead', async ({ page, context, baseURL }) => {
    const hutk = 'b'.repeat(32);
    await context.addCookies([{ name: 'hubspotutk', value: hutk, url: baseURL ?? '' }]);
    await page.route(scriptUrl, (route) => route.abort());
    const form = await openForm(page, '/partner');
    await expect(form.panel).toContainText('Form loading error: Script load failed');
    const [above, below] = [await form.panel.boundingBox(), await form.native.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expectAccessible(page);

    const owner = newOwner();
    await fillAnalysis(page, owner);
    await form.native.getByRole('button', { name: 'Send my analysis' }).click();
    await expect(page).toHaveURL('/partner/thank-you');
    expect(leadsOf(owner.email, sites.configured.env.LEADS_DATABASE_URL)).toHaveLength(1);
    await expect.poll(() => findSubmission(owner.email)).toBeDefined();
    const submission = await findSubmission(owner.email);
    expect(submission).toMatchObject({ portal, form: formId });
    const fields = Object.fromEntries(submission?.body.fields.map(({ name, value }) => [name, value]) ?? []);
    const { name, email, property, area, bedrooms } = owner;
    const [firstname, lastname] = name.split(' ');
    expect(fields).toMatchObject({ firstname, lastname, email, property, area, bedrooms });
    expect(submission?.body.context).toMatchObject({ hutk, pageUri: `${baseURL}/partner` });
  });
});
