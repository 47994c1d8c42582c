import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Recorded by the fake script. */
    fakeHubspot?: { created: Created[]; runs: number };
  }
}

/** The arguments of a call to create a form, and its time by `performance.now()`. */
type Created = Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string> & { at: number };

/** Locators for the form on a page. */
export function formOf(page: Page) {
  const frame = page.locator('[data-hubspot]');
  return {
    frame,
    native: frame.locator('form[action^="/api/leads/"]'),
    hubspot: frame.locator('form.hs-form'),
    panel: frame.getByRole('alert'),
    reload: frame.getByRole('button', { name: 'Reload Page' }),
    approach: () => frame.scrollIntoViewIfNeeded(),
    created: () => page.evaluate(() => window.fakeHubspot?.created ?? []),
  };
}

export async function openForm(page: Page, path: string) {
  await page.goto(path);
  const form = formOf(page);
  await form.approach();
  return form;
}
