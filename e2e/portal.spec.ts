import type { Page } from '@playwright/test';
import { dashboard } from '@/content/portal';
import {
  dispatchPageEvent,
  expect,
  expectAccessible,
  expectFits,
  holdScripts,
  hydratedHtml,
  hydrateIslands,
  test,
} from './support/test';

const platformUrl = 'https://app.guesty.com/auth/login';

async function signIn(page: Page, { remember = false } = {}) {
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Password').fill('seagrove');
  await page.getByLabel('Remember me').setChecked(remember);
  await page.getByRole('button', { name: 'Access Portal' }).click();
}

test('an owner signs in, finds every link on the dashboard, and signs out', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/portal');
  // Hydrate before the clock is paused, because hydration waits for a frame, and a paused clock has no frames.
  await hydrateIslands(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn(page);
  const pending = page.getByRole('button', { name: 'Signing in...' });
  await expect(pending).toBeDisabled();
  await page.clock.runFor(1400);
  await expect(pending).toBeVisible();
  await page.clock.runFor(200);

  const welcome = page.getByRole('heading', { name: 'Welcome back' });
  await expect(welcome).toBeFocused();
  await expect(page.getByLabel('Password')).toBeHidden();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
  const stats = page.getByRole('list').filter({ hasText: 'compared with last month' });
  for (const { value, change } of dashboard.stats)
    for (const text of [value, change]) await expect(stats).toContainText(text);
  await expect(
    page.getByRole('region', { name: 'Quick actions' }).getByRole('heading', { level: 4 }),
  ).toHaveText(['View Financial Reports', 'Booking Calendar', 'Property Settings', 'Notifications']);
  await expect(page.getByRole('region', { name: 'Your account' }).getByRole('term')).toHaveText([
    ...['Manager', 'Property type', 'Plan', 'Next payment'],
  ]);
  for (const name of [
    ...['Support', 'Open Guesty Portal', 'Launch full portal'],
    ...['Open calendar', 'Manage settings', 'See notifications'],
  ]) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', platformUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('link', { name: 'View reports' })).toHaveAttribute(
    'href',
    '/portal/sample-statement',
  );
  const support = page.getByRole('region', { name: 'Account support' });
  for (const [name, href] of [
    ['Call', /^tel:\+18505550142$/],
    ['Email', /^mailto:/],
    ['Schedule', /^\/partner#book-a-time$/],
  ] as const)
    await expect(support.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.getByRole('table', { name: 'Gross revenue by month' }).getByRole('row')).toHaveCount(7);
  await page.clock.resume();
  await expectFits(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Owner's Portal" })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(welcome).toBeHidden();
});

test('both fields are required, and an invalid email is rejected', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/portal');
  const email = page.getByLabel('Email Address');
  const password = page.getByLabel('Password');
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await expect(forgot).toHaveAttribute('href', platformUrl);
  await expect(forgot).toHaveAttribute('target', '_blank');
  const preview = await page.getByText('This is a preview with sample data').boundingBox();
  expect(preview?.y, 'before anybody types a password').toBeLessThan((await email.boundingBox())?.y ?? 0);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expectAccessible(page);

  await password.fill('seagrove');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  for (const address of ['nonsense', 'ada@', 'ada@exa mple.com', 'a@b..c']) {
    await email.fill(address);
    await email.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
  }
  await password.fill('');
  await email.fill('ada@example.com');
  await email.press('Enter');
  await expect(password).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('Remember me stores the email address and nothing else, even after Back', {
  tag: ['@any-screen', '@browsers'],
}, async ({ page, context }) => {
  await page.goto('/portal');
  const email = page.getByLabel('Email Address');
  await email.fill('ada@example.com');
  await dispatchPageEvent(page, 'pagehide');
  await expect(email).toHaveValue('');
  await signIn(page, { remember: true });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage))).toEqual(['ada@example.com']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await dispatchPageEvent(page, 'pagehide');
  await dispatchPageEvent(page, 'pageshow');
  await expect(email).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await page.reload();
  await email.focus();
  await expect(email).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Remember me')).toBeChecked();

  await signIn(page, { remember: false });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an email address that is reset while React starts stays empty', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // React hydrates in the task after the one in which it adds its listener for resets.
      if (args[0] !== 'reset') return;
      document.addEventListener = listen;
      queueMicrotask(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    };
  });
  const releaseScripts = await holdScripts(page);
  await page.goto('/portal');
  const email = page.getByLabel('Email Address');
  await email.fill('ada@example.com');
  releaseScripts();
  await expect(page.locator(hydratedHtml)).toBeAttached();
  await expect(email).toHaveValue('');
});
