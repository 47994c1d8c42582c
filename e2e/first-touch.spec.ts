import { leadsOf } from './support/leads';
import { analysisForm, fillAnalysis, newOwner } from './support/owner';
import { article } from './support/pages';
import { expect, hydrated, isRuntime, tell, test } from './support/test';

/** Cold: nothing has run when the visitor first touches the control, and the scripts take a second. */
test.describe('a cold first touch', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(isRuntime, async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.fallback();
    });
  });

  test('of Load More shows more', { tag: '@browsers' }, async ({ page, isMobile }) => {
    await page.goto('/blog');
    const button = page.getByRole('button', { name: 'Load More' });
    if (isMobile) await button.tap();
    else await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('cursor', 'progress');
    await expect(page.locator('#posts > li:visible')).toHaveCount(6);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/blog');
  });

  test('of a link that opens an island opens it, in a tab of its own the page', async ({ page }) => {
    await page.goto('/partner');
    const link = page.getByRole('link', { name: 'See free times' });
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/api/meetings');
    await link.click();
    await expect(page.locator('#mt-title')).toBeVisible();
    await expect(page).toHaveURL('/partner');
  });

  test('of Copy link copies once, within the press', { tag: '@browsers' }, async ({ page }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      async function writeText(text: string) {
        // As WebKit refuses what no visitor pressed.
        if (!(window as Window & { event?: Event }).event?.isTrusted) throw new Error('refused');
        copied.push(text);
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.goto('/referral');
    await page.getByRole('button', { name: 'Copy link' }).dblclick();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => (window as Window & { copied?: string[] }).copied)).toHaveLength(1);
  });

  test('of Copy Link in an article’s menu copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(article);
    const menu = page.locator('[data-share=top]');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Copy Link' }).click();
    await expect(menu.getByRole('status')).toHaveText('Link copied');
  });

  test('of the portal signs in, and the password can be shown', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/portal');
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByLabel('Password').fill('seagrove');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test('of the calculator keeps what was typed and chosen', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/plans');
    await page.getByText('2-Year Contract', { exact: true }).first().click();
    await page.getByLabel('Area').selectOption('Destin');
    await page.getByLabel('Nights booked a year').fill('100');
    await expect(page.locator(hydrated)).toHaveCount(0);
    await expect(page.getByText('Gross: 100 nights × $315 = $31,500')).toBeVisible();
    await expect(page.getByText('On a 2-year contract').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: '2-Year Contract' })).toBeChecked();
  });

  test('of the home search refuses impossible dates', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Check-in').fill('2031-05-14');
    await page.getByLabel('Check-out').fill('2031-05-12');
    await page.getByRole('button', { name: 'Search Available Properties' }).click();
    await expect(page.getByText('Check-out must be after check-in.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('of the article search lists what was typed', async ({ page }) => {
    await page.goto('/blog');
    const field = page.getByRole('searchbox', { name: 'Search the guide' });
    await field.click();
    await page.keyboard.type('quiet lakes');
    await expect(page.getByRole('search').getByRole('link').first()).toContainText('quiet lakes');
    await expect(field).toHaveValue('quiet lakes');
  });

  test('of the choice on the cookie page is stored', async ({ page }) => {
    await page.goto('/cookies');
    await page.getByRole('radio', { name: 'Ask me first' }).check();
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Ask me first' })).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('embeds'))).toBe('ask');
  });

  test('of a form by Tab loses no letter', async ({ page }) => {
    const owner = newOwner();
    await page.goto('/partner#revenue-analysis');
    const property = analysisForm(page).getByLabel('Address or community');
    await property.focus();
    await page.keyboard.type(owner.property, { delay: 40 });
    await page.keyboard.press('Tab');
    await expect(page.locator(hydrated)).toBeAttached();
    await expect(property).toHaveValue(owner.property);
  });

  test('of an empty form shows what is missing', async ({ page, isMobile }) => {
    await page.goto('/partner');
    const send = analysisForm(page).getByRole('button', { name: 'Send my analysis' });
    if (isMobile) await send.tap();
    else await send.click();
    await expect(analysisForm(page).getByText('Enter an address like name@example.com.')).toBeVisible();
    await expect(page).toHaveURL('/partner');
  });
});

test('a form is sent as plain HTML, once, eight seconds after scripts that do not come', async ({ page }) => {
  test.setTimeout(90_000);
  const owner = newOwner();
  await page.route(isRuntime, async (route) => {
    await new Promise((done) => setTimeout(done, 20_000));
    await route.fallback().catch(() => {});
  });
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.headers()));
  await page.goto('/partner');
  await fillAnalysis(page, owner);
  const clicked = Date.now();
  await analysisForm(page).getByRole('button', { name: 'Send my analysis' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/partner/thank-you', { timeout: 20_000 });
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(7_900);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.accept).toContain('text/html');
  expect(leadsOf(owner.email)).toHaveLength(1);
});

test.describe('eight seconds after a runtime that loads and never starts', { tag: '@any-screen' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route(isRuntime, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  });

  for (const [path, name] of [
    ['/referral', 'Copy link'],
    ['/portal', 'Show password'],
    ['/portal', 'Access Portal'],
  ] as const)
    test(`${name} is not busy, and the page says what to do`, async ({ page }) => {
      await page.goto(path);
      const control = page.getByRole('button', { name });
      const notice = page.getByRole('alert').filter({ hasText: 'has not loaded yet' });
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(notice).toBeHidden();
      await page.clock.fastForward(8_000);
      await expect(control).not.toHaveAttribute('aria-busy');
      await expect(notice.getByRole('link', { name: 'Reload the page' })).toBeInViewport();
      await control.click();
      await expect(control).not.toHaveAttribute('aria-busy');
      await expect(notice).toBeVisible();
    });

  test('a link that opens an island leads to its page', async ({ page }) => {
    await page.goto('/partner');
    await page.getByRole('link', { name: 'See free times' }).click();
    await page.clock.fastForward(8_000);
    await expect(page).toHaveURL(/\/(api\/meetings|book-a-time)$/);
  });
});

test.describe('a form whose island does not listen yet is fresh', { tag: '@any-screen' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(isRuntime, () => {});
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Is the house near the beach?');
  });

  test('after Back', async ({ page }) => {
    await page.getByRole('link', { name: 'Gulf Coast Guide' }).first().click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('after Back from the back-forward cache', async ({ page }) => {
    await tell(page, 'pageshow');
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});
