import type { Page } from '@playwright/test';

/** The pages with a form, and where HubSpot's leads from there. */
export const formPages = [
  { kind: 'newsletter', path: '/', redirect: '/marketing/thank-you' },
  { kind: 'partner', path: '/partner', redirect: '/partner/thank-you' },
  { kind: 'referral', path: '/referral', redirect: '/referral/thank-you' },
  { kind: 'contact', path: '/contact', redirect: '/contact/thank-you' },
  { kind: 'about', path: '/about', redirect: '/about/thank-you' },
] as const;

declare global {
  interface Window {
    /** What the fake script records. */
    fakeHubspot?: { created: Created[]; runs: number };
  }
}

/** A form, as it was asked for; `at` by `performance.now()`. */
type Created = Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string> & { at: number };

/** A page's form and what stands in its place. */
export function formOf(page: Page) {
  const frame = page.locator('[data-hubspot]');
  return {
    frame,
    native: frame.locator('form[action^="/api/leads/"]'),
    hubspot: frame.locator('form.hs-form'),
    panel: frame.getByRole('alert'),
    reload: frame.getByRole('button', { name: 'Reload Page' }),
    /** Brings it near the screen. */
    approach: () => frame.scrollIntoViewIfNeeded(),
    created: () => page.evaluate(() => window.fakeHubspot?.created ?? []),
  };
}

/** Opens a page and brings its form near the screen. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  const form = formOf(page);
  await form.approach();
  return form;
}
