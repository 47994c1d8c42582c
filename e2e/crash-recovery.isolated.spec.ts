import { startSite } from '@/lib/platform/testing/start-site';
import { leadsOf } from './support/leads';
import { fillAnalysis, newOwner } from './support/owner';
import { ownSettings } from './support/sites';
import { expect, test } from './support/test';

test('a request survives a crash right after the thank-you page', async ({ page, allowedErrors }) => {
  // The page may still be asking for something when the server is killed.
  allowedErrors.push(/net::ERR_/);
  using own = ownSettings();
  const { env } = own;
  const owner = newOwner();
  const site = await startSite(env);
  await page.goto(`${site.url}/partner`);
  await fillAnalysis(page, owner);
  await page.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL(`${site.url}/partner/thank-you`);
  await site.kill();

  await using again = await startSite(env);
  expect(leadsOf(owner.email, env.LEADS_DATABASE_URL)).toHaveLength(1);
  expect(again.output()).not.toContain(owner.email);
});
