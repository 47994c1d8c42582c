import type { Page } from '@playwright/test';
import { hubspot } from './support/hubspot';
import { openForm } from './support/hubspot-form';
import { sites } from './support/sites';
import { expect, test } from './support/test';

test.beforeEach(() => hubspot.behave());

/** Opens a page whose island listens: it does once it knows that the form is far from the screen, or near. */
async function openListening(page: Page, path: string) {
  const form = await openForm(page, path);
  await expect(form.hubspot).toBeVisible();
  return form;
}

/** From now on: where the page is told to go by the time it has handled a message. */
function watch(page: Page) {
  return page.evaluateHandle(() => {
    const destinations: string[] = [];
    navigation.addEventListener('navigate', (event) => {
      // The page stays, so that it can answer.
      event.preventDefault();
      destinations.push(event.destination.url);
    });
    return {
      // Listeners run in the order in which they were added, and the island's was there before.
      handled: new Promise<string[]>((resolve) =>
        addEventListener('message', () => resolve(destinations), { once: true }),
      ),
    };
  });
}

test.describe('what says that a form was sent', () => {
  for (const [name, data] of [
    ['the word alone', 'form-submitted'],
    ['a message of that type', { type: 'form-submitted' }],
    ['HubSpot’s callback', { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'form-newsletter' }],
    ['the newer event, as a message', { type: 'hs-form-event:on-submission:success' }],
  ] as const)
    test(`${name}: after 200 ms the newsletter leads on`, async ({ page }) => {
      await openListening(page, '/');
      const left = await page.evaluate(
        (message) =>
          new Promise<number>((resolve) => {
            const sent = performance.now();
            addEventListener('beforeunload', () => resolve(performance.now() - sent));
            postMessage(message, '*');
          }),
        data,
      );
      expect(left).toBeGreaterThanOrEqual(199);
      await expect(page).toHaveURL('/marketing/thank-you');
    });

  test('on other pages it leads on at once', async ({ page, baseURL }) => {
    await openListening(page, '/partner');
    const watched = await watch(page);
    await page.evaluate(() => postMessage('form-submitted', '*'));
    expect(await watched.evaluate(({ handled }) => handled)).toEqual([`${baseURL}/partner/thank-you`]);
  });

  test('the newer editor’s event', async ({ page }) => {
    await openListening(page, '/partner');
    await page.evaluate(() =>
      dispatchEvent(
        new CustomEvent('hs-form-event:on-submission:success', { detail: { formId: 'form-partner' } }),
      ),
    );
    await expect(page).toHaveURL('/partner/thank-you');
  });

  test('HubSpot’s own origin, from a frame', async ({ page }) => {
    await openListening(page, '/partner');
    await page.evaluate(() =>
      dispatchEvent(
        new MessageEvent('message', { data: 'form-submitted', origin: 'https://forms.hsforms.com' }),
      ),
    );
    await expect(page).toHaveURL('/partner/thank-you');
  });
});

test.describe('what does not', () => {
  test('a word about anything else', async ({ page }) => {
    const form = await openListening(page, '/partner');
    for (const [name, data] of [
      ['a form that is only on its way', { type: 'hsFormCallback', eventName: 'onFormSubmit' }],
      ['a form of elsewhere', { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'form-other' }],
      ['a submission that failed', { type: 'hs-form-event:on-submission:failed', formId: 'form-partner' }],
      ['anything else', { type: 'form-opened' }],
    ] as const) {
      const watched = await watch(page);
      await page.evaluate((message) => postMessage(message, '*'), data);
      expect(await watched.evaluate(({ handled }) => handled), name).toEqual([]);
    }
    await expect(form.hubspot).toBeVisible();
  });

  test('another site’s frame', async ({ page }) => {
    const form = await openListening(page, '/partner');
    // The page's policy refuses frames of strangers; the scheduler's is one that it embeds.
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.id = 'stranger';
      frame.src = src;
      document.body.append(frame);
    }, sites.configured.env.MEETING_URL);
    const stranger = await page.locator('#stranger').elementHandle();
    const frame = await stranger?.contentFrame();
    await frame?.waitForLoadState();
    const watched = await watch(page);
    await frame?.evaluate(() => parent.postMessage('form-submitted', '*'));
    expect(await watched.evaluate(({ handled }) => handled)).toEqual([]);
    await expect(form.hubspot).toBeVisible();
  });
});

test.describe('an address of HubSpot’s settings', () => {
  const elsewhere = sites.configured.env.CALENDAR_URL;
  for (const [wanted, destination] of [
    ['/referral/thank-you/', '/referral/thank-you'],
    ['/marketing/thank-you', '/marketing/thank-you'],
    ['/contact/thank-you', '/contact/thank-you'],
    ['/plans', '/plans'],
    [elsewhere, elsewhere],
    ['javascript:document.title="owned"', '/partner/thank-you'],
  ] as const)
    test(`${wanted} leads to ${destination}`, async ({ page, allowedErrors }) => {
      // The test host has no icon.
      allowedErrors.push(/favicon|Failed to load resource/);
      const form = await openListening(page, '/partner');
      await page.evaluate((url) => {
        if (window.fakeHubspot) window.fakeHubspot.redirectUrl = url;
      }, wanted);
      await form.hubspot.getByLabel('HubSpot email').fill('ada@example.com');
      await form.hubspot.getByRole('button').click();
      await expect(page).toHaveURL(destination);
    });
});
