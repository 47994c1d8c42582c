import type { Page } from '@playwright/test';
import { createOutline } from '@/lib/blog/body/headings';
import { sanitizeArticle } from '@/lib/blog/body/html';
import { withPictureSizes } from '@/lib/blog/body/picture-sizes';
import { parseEnvironment } from '@/lib/platform/env';
import { parseDocument } from '@/lib/platform/next/document/html';
import { documentPolicy } from '@/lib/platform/next/document/policy';
import { expect, test } from './support/test';
import { payloads } from './support/xss-payloads';

// What is blocked is told in the console: here that is what we want to see.
test.use({ allowedErrors: [/./] });

const article = (text: string) =>
  `<!doctype html><html lang="en"><head><title>Article</title></head><body><main><article>${text}</article></main></body></html>`;

/** Shows `text` as an article, does what a visitor might do with it, and says what ran or was fetched from elsewhere. */
async function tryOut(page: Page, text: string, policy: string | null): Promise<string[]> {
  const ran: string[] = [];
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'evil.example') ran.push(`asked for ${url.pathname}`);
    if (url.pathname !== '/article') return route.fulfill({ status: 404, body: '' });
    const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
    return route.fulfill({ body: article(text), headers, contentType: 'text/html' });
  });
  await page.goto('/article');
  const didRun = page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLElement>('a, button')) {
      if (!link.hasAttribute('target'))
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    // What a click or an animation starts has run two frames later.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return 'didRun' in window;
  });
  if (await didRun.catch(falseWhereLeft)) ran.push('ran');
  return ran;
}

/** A click that leads to another page ends the script that waits on this one. */
function falseWhereLeft(error: Error) {
  if (!/context was destroyed/.test(error.message)) throw error;
  return false;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { xss: () => Object.assign(window, { didRun: true }) });
  });
});

test('the payloads are real: without any protection most of them run', async ({ page }) => {
  test.setTimeout(120_000);
  let count = 0;
  for (const payload of payloads) if ((await tryOut(page, payload, null)).length) count++;
  expect(count).toBeGreaterThan(payloads.length / 2);
});

test('past the sanitizer nothing runs, even without a policy', async ({ page }) => {
  const cleaned = payloads.map((payload) =>
    withPictureSizes(sanitizeArticle(`<p>Before</p>${payload}<p>After</p>`, createOutline())),
  );
  expect(await tryOut(page, cleaned.join('\n'), null)).toEqual([]);
  // Each stood on the page whole: none has swallowed the next.
  await expect(page.getByText('Before', { exact: true })).toHaveCount(payloads.length);
});

test('with the sanitizer switched off the policy stops every script', async ({ page }) => {
  test.setTimeout(120_000);
  for (const payload of payloads) {
    const policy = documentPolicy(parseDocument(article(payload)), parseEnvironment({}));
    expect(await tryOut(page, payload, policy), payload).toEqual([]);
  }
});
