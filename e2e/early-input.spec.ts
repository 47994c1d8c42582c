import type { JSHandle, Locator, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { rentals } from '@/content/rentals';
import { fetchOnNewConnection } from './support/fetch';
import { findAllPaths } from './support/pages';
import { expect, holdScripts, hydratedHtml, inDays, test } from './support/test';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const FIELD = ':is(input, select, textarea):not([type=hidden])';
const TEXTBOX = ':is(input, textarea):not([type=hidden], [type=radio], [type=checkbox], [type=date]):visible';

/** Returns pages that together contain every field of the site. */
async function findPagesWithFields(site: string): Promise<string[]> {
  const seen = new Set<string>();
  const pages: string[] = [];
  for (const path of await findAllPaths(site)) {
    const html = parse(await (await fetchOnNewConnection(site + path)).text());
    const fields = html.querySelectorAll(FIELD).map(({ id, attributes }) => id || (attributes.name ?? ''));
    if (fields.some((field) => !seen.has(field))) pages.push(path);
    for (const field of fields) seen.add(field);
  }
  return pages;
}

/** Enters a value that differs from the one in the HTML. In a group of radio buttons, selects the last visible one. */
async function enterValue(field: Locator, place: number) {
  const { tag, type, name, value } = await field.evaluate((element: Field) => ({
    tag: element.tagName,
    type: element.type,
    name: element.name,
    value: element.value,
  }));
  if (tag === 'SELECT')
    return field.selectOption({ index: (await field.locator('option:not([hidden])').count()) - 1 });
  if (type === 'checkbox') return field.setChecked(!(await field.isChecked()));
  if (type === 'radio')
    return field.page().locator(`input[name="${name}"]:visible`).last().check({ force: true });
  // Add 1 to a number, so that it stays valid: the calculator hides some of its fields if others are invalid.
  return field.fill(type === 'date' ? inDays(40 + place) : `${Number(value.replace(/\D/g, '')) + 1}`);
}

/** Returns the focused field and its caret, and for every field what it shows and what React would render. */
const readInput = (fields: JSHandle<Field[]>) =>
  fields.evaluate((list) => {
    const read = (field: Field, { value, checked }: { value?: string; checked?: boolean }) =>
      /^(checkbox|radio)$/.test(field.type) ? checked : value;
    const focused = document.activeElement as HTMLInputElement;
    return [
      `${focused.id}: ${focused.selectionStart}, ${focused.selectionEnd}`,
      ...list.map((old) => {
        // Look up each field again. When the picker changes to the visitor's time zone, a time that moves from the
        // morning to the afternoon gets a new field.
        const isSame = ({ id, name, value }: Field) =>
          id === old.id && name === old.name && (old.type !== 'radio' || value === old.value);
        const field = [...document.querySelectorAll<Field>(`[name="${old.name}"]`), old].find(isSame) ?? old;
        const [, props] = Object.entries(field).find(([key]) => key.startsWith('__reactProps')) ?? [];
        const shown = read(field, field as HTMLInputElement);
        return `${field.id || field.name}: ${shown}, ${read(field, props ?? {}) ?? shown}, ${field.isConnected}`;
      }),
    ];
  });

async function enterEverything(page: Page) {
  const fields = page.locator(FIELD);
  await page.locator(`details:has(${FIELD})`).evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true);
  });
  const groups = new Set<string>();
  for (const [place, field] of (await fields.all()).entries()) {
    const group = await field.evaluate((element: Field) => (element.type === 'radio' ? element.name : ''));
    if (groups.has(group) || !(await field.isVisible())) continue;
    if (group) groups.add(group);
    await enterValue(field, place);
  }
  const [text] = await page.locator(TEXTBOX).all();
  await text?.press('Home');
  await text?.press('ArrowRight');
  // Hidden fields may disappear in the visitor's time zone. For example, if a day's only morning time moves to the
  // afternoon, the day has no halves to choose from.
  return page.evaluateHandle(
    (selector) => [...document.querySelectorAll<Field>(selector)].filter((field) => field.checkVisibility()),
    FIELD,
  );
}

test('a date that is half typed when the scripts start is kept', { tag: '@any-screen' }, async ({ page }) => {
  const year = new Date().getFullYear() + 1;
  for (const path of ['/', '/vacation-rentals', `/vacation-rentals/${rentals[0]?.id}`])
    await test.step(path, async () => {
      const releaseScripts = await holdScripts(page);
      await page.goto(path);
      const [checkIn, checkOut] = [page.locator('[name=check-in]'), page.locator('[name=check-out]')];
      await checkIn.focus();
      await page.keyboard.type('0612');
      releaseScripts();
      await expect(page.locator(hydratedHtml)).toBeAttached();
      await page.keyboard.type(String(year));
      await expect(checkIn).toHaveValue(`${year}-06-12`);
      await checkOut.focus();
      await page.keyboard.type(`0619${year}`);
      await expect(checkOut).toHaveValue(`${year}-06-19`);
      // The date picker offers no impossible days.
      await expect(checkOut).toHaveAttribute('min', `${year}-06-12`);
    });
});

// East of the office the picker moves some times from the morning to the afternoon: 11 AM may be noon there.
test.use({ timezoneId: 'America/Halifax' });

test('every field keeps what visitors typed and chose before the scripts ran', {
  tag: ['@any-screen', '@browsers'],
}, async ({ page, baseURL }) => {
  const paths = await findPagesWithFields(baseURL ?? '');
  expect(paths).toEqual(expect.arrayContaining(['/', '/plans', '/portal', '/book-a-time']));
  for (const path of paths)
    await test.step(path, async () => {
      const releaseScripts = await holdScripts(page);
      await page.goto(path);
      const fields = await enterEverything(page);
      const before = await readInput(fields);
      releaseScripts();
      await expect(page.locator(hydratedHtml)).toBeAttached();
      expect(await readInput(fields)).toEqual(before);
    });
});
