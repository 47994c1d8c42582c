import type { Page } from '@playwright/test';
import { rentals } from '@/content/rentals';
import { article } from './support/pages';
import { expect, hydratedHtml, inDays, test } from './support/test';

/** Changes that browsers, extensions and phones make to a page. */
const changes: Record<string, () => void> = {
  'a translation': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, noscript, font'))
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstElementChild) outer.firstElementChild.textContent = text.data.replaceAll('e', '\u00e9');
      text.replaceWith(outer);
    }
  },
  'elements before, behind and around fields': () => {
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) {
      field.before(document.createElement('x-icon'));
      field.after(document.createElement('x-icon'));
      if (field === document.activeElement || field.matches('select, [type=radio], [type=checkbox]'))
        continue;
      const box = document.createElement('x-box');
      field.replaceWith(box);
      box.append(field);
    }
  },
  'other words': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest('script, style'))
        text.data = text.data.replace(/\b(the|your?|a)\b/gi, 'other');
    }
  },
  'links made of numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const number = /\d[\d,.%$-]*/.exec(text.data);
      if (!number || text.parentElement?.closest('script, style, textarea, option')) continue;
      const middle = text.splitText(number.index);
      middle.splitText(number[0].length);
      const link = document.createElement('a');
      middle.replaceWith(link);
      link.append(middle);
    }
  },
  'an attribute and an element in every element': () => {
    for (const element of document.querySelectorAll('main :is(div, form, p, section)')) {
      element.setAttribute('data-x', '');
      element.prepend(document.createElement('x-first'));
    }
  },
};

const foreignElements = (page: Page) => page.locator('font, x-icon, x-box, x-first').count();

for (const when of ['before', 'after'])
  for (const [name, change] of Object.entries(changes))
    test(`${name} ${when} the islands start: no letter, focus or figure is lost`, {
      tag: '@any-screen',
    }, async ({ page }) => {
      const open = async (path: string, field: string) => {
        await page.goto(path);
        if (when === 'before') await page.evaluate(change);
        await page.locator(field).click();
        if (when === 'before') return;
        await expect(page.locator(hydratedHtml)).toBeAttached();
        await page.evaluate(change);
      };
      for (const [path, field] of [
        ['/contact', 'main [name=name]'],
        ['/portal', '#portal-email'],
        ['/blog', '#article-search-field'],
      ] as const)
        await test.step(path, async () => {
          await open(path, field);
          const foreign = await foreignElements(page);
          await page.keyboard.type('Maria ', { delay: 20 });
          await expect(page.locator(hydratedHtml)).toBeAttached();
          await page.keyboard.type('Elena');
          await expect(page.locator(field)).toHaveValue('Maria Elena');
          await expect(page.locator(field)).toBeFocused();
          expect(await foreignElements(page)).toBeGreaterThanOrEqual(foreign * 0.9);
        });

      await test.step('calculator', async () => {
        await open('/plans', '#net-nights');
        // `fill` selects the text and then replaces it. An island that starts in between would end the selection.
        await expect(page.locator(hydratedHtml)).toBeAttached();
        await page.locator('#net-nights').fill('200');
        await page.locator('#net-rate').fill('400');
        const answer = page.locator('[data-answer]');
        await expect(answer).toContainText('$');
        const figure = await answer.textContent();
        await page.locator('#net-commitment').selectOption('noCommitment');
        await expect(answer).not.toHaveText(figure ?? '');
        await expect(page.locator('#term-noCommitment')).toBeChecked();
      });

      await test.step('stay card', async () => {
        await open(`/vacation-rentals/${rentals[0]?.id}`, '#stay [name=check-in]');
        const card = page.locator('#stay');
        await card.locator('[name=check-in]').fill(inDays(40));
        await card.locator('[name=check-out]').fill(inDays(47));
        await expect(card).toContainText('7 nights');
        await card.locator('[name=check-out]').fill(inDays(39));
        await expect(card).not.toContainText('7 nights');
        await expect(page.locator('h1')).toBeVisible();
      });
    });

test.describe('an error in an island', () => {
  test.use({ allowedErrors: [/broken on purpose|Minified React error|status of 422/] });

  /** Makes every island fail that reads this property. */
  const breakProperty = (page: Page, of: 'Document' | 'Navigator', name: string) =>
    page.addInitScript(
      ([of, name]) =>
        Object.defineProperty(of === 'Document' ? document : Navigator.prototype, name, {
          get() {
            throw new Error('broken on purpose');
          },
        }),
      [of, name] as const,
    );

  test('leaves the page, and what the visitor typed', { tag: '@any-screen' }, async ({ page }) => {
    // The forms of this page read this, so they can't start.
    await breakProperty(page, 'Document', 'activeElement');
    await page.goto('/about');
    const form = page.locator('form[action="/api/leads/about"]');
    await form.getByLabel('Your name').fill('Maria');
    await form.getByRole('button', { name: /./ }).click();
    // The browser sends the form itself, because its island failed, and gets it back to correct.
    await expect(page).toHaveURL('/api/leads/about');
    await expect(page.getByLabel('Your name')).toHaveValue('Maria');
  });

  test('leaves the rest of an article as it is', { tag: '@any-screen' }, async ({ page }) => {
    await breakProperty(page, 'Navigator', 'share');
    await page.goto(article);
    await page.keyboard.press('Shift');
    await page.locator('summary', { hasText: 'Share' }).first().click();
    await expect(page.getByRole('link', { name: 'Facebook' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Copy Link' }).first().click();
    await expect(page.locator('#late-notice')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
