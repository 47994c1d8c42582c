import type { Page } from '@playwright/test';
import { company } from '@/content/company';
import { findPage } from '@/content/pages';
import { dashboard, quickActions } from '@/content/portal';
import { portalLogin } from '@/content/portal-login';
import { env } from '@/lib/platform/env';
import { dispatchPageEvent, expect, expectFits, test } from './support/test';

const welcome = (page: Page) => page.getByRole('heading', { name: dashboard.welcome });

async function signIn(page: Page) {
  await page.getByLabel(portalLogin.email).fill('ada@example.com');
  await page.getByLabel(portalLogin.password).fill('seagrove');
  await page.getByRole('button', { name: portalLogin.submit }).click();
}

// components/portal/login-form.test.tsx checks the fields and what is stored.
test('an owner signs in, finds every link on the dashboard, and signs out', {
  tag: ['@any-screen', '@browsers'],
}, async ({ page, context }) => {
  await page.goto('/portal');
  const preview = await page.getByText(portalLogin.preview).boundingBox();
  const field = await page.getByLabel(portalLogin.email).boundingBox();
  expect(preview?.y, 'before anybody types a password').toBeLessThan(field?.y ?? 0);
  await page.getByLabel(portalLogin.remember).check();
  await signIn(page);
  await expect(welcome(page)).toBeFocused();
  await expect(page.getByLabel(portalLogin.password)).toBeHidden();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText(dashboard.sample, { exact: true })).toBeVisible();
  for (const { value } of dashboard.stats) await expect(page.getByText(value).first()).toBeVisible();
  for (const name of [dashboard.support, dashboard.open, dashboard.launch.label]) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', env.OWNER_PORTAL_URL);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const { action, href } of quickActions)
    await expect(page.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      href ?? env.OWNER_PORTAL_URL,
    );
  const support = page.getByRole('region', { name: dashboard.supportTitle });
  await expect(support.getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phone.href);
  await expectFits(page);
  await page.getByRole('button', { name: portalLogin.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: findPage('/portal')?.title ?? '' })).toBeFocused();
  await expect(page.getByText(portalLogin.signedOut)).toBeVisible();
  await expect(welcome(page)).toBeHidden();

  // Only the email address is remembered, even after Back.
  await dispatchPageEvent(page, 'pagehide');
  await dispatchPageEvent(page, 'pageshow');
  await expect(page.getByLabel(portalLogin.email)).toHaveValue('ada@example.com');
  await expect(page.getByLabel(portalLogin.password)).toHaveValue('');
  expect(await page.evaluate(() => Object.values(localStorage))).toEqual(['ada@example.com']);
  expect(await context.cookies()).toEqual([]);

  // On the next visit it is there before any island starts.
  await page.reload();
  await expect(page.getByLabel(portalLogin.email)).toHaveValue('ada@example.com');
  await expect(page.getByLabel(portalLogin.remember)).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
