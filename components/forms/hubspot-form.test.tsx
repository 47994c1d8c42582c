// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { hubspotCopy } from '@/content/hubspot';
import { leadForms } from '@/lib/forms/lead-forms';
import type { HubspotSettings } from '@/lib/hubspot/settings';
import { toFormContent } from './form-content';
import { HubspotForm } from './hubspot-form';

const content = toFormContent(leadForms.partner);
const settings: HubspotSettings = {
  kind: 'partner',
  region: 'na1',
  portalId: '4711',
  formId: 'form-partner',
  scriptUrl: 'https://js.example/v2.js',
  newerScriptUrl: 'https://js.example/4711.js',
  redirect: '/partner/thank-you',
};

const assign = vi.fn();
const create = vi.fn<(form: { target: string }) => void>();
/** HubSpot's scripts that the page has requested. */
let scripts: HTMLScriptElement[] = [];
let approach = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        approach = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  create.mockReset();
  delete window.hbspt;
  localStorage.clear();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stateOf = () => document.querySelector('[data-hubspot]')?.getAttribute('data-hubspot');
const nativeForm = () => document.querySelector('form[action^="/api/leads/"]');
const place = () => document.querySelector('.hubspot-place');
const name = () => screen.getByLabelText<HTMLInputElement>('Your name');

/** Simulates a return from the back-forward cache. */
const comeBack = () =>
  act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

async function open() {
  hydrate(<HubspotForm settings={settings} content={content} labelledBy={undefined} />);
  await act(() => vi.dynamicImportSettled());
}

const load = (defineForms: () => void) => {
  defineForms();
  scripts[0]?.dispatchEvent(new Event('load'));
};
/** Draws `html` in the place of HubSpot's form when the script creates the form. */
const draw = (html: string) => () => {
  window.hbspt = { forms: { create } };
  create.mockImplementation(({ target }) => {
    const element = document.querySelector(target);
    if (element) element.innerHTML = html;
  });
};

async function openWith(html: string) {
  await open();
  approach();
  await wait(150);
  load(draw(html));
  await wait(100);
}

test('replaces our form near the viewport: the script after 150 ms, the form 100 ms after the script', async () => {
  await open();
  await wait(60_000);
  expect([scripts.length, stateOf()]).toEqual([0, 'native']);
  approach();
  await wait(149);
  expect([scripts.length, stateOf()]).toEqual([0, 'loading']);
  await wait(1);
  expect(scripts.map(({ src }) => src)).toEqual([settings.scriptUrl]);
  load(draw('<form><input aria-label="HubSpot email"></form>'));
  await wait(99);
  expect(create).not.toHaveBeenCalled();
  await wait(1);
  const { region, portalId, formId } = settings;
  const target = expect.stringMatching(/^#hubspot-form-\d+$/);
  const { inlineMessage } = hubspotCopy;
  expect(create.mock.calls).toEqual([[{ region, portalId, formId, target, inlineMessage }]]);
  expect(nativeForm()).not.toBeNull();
  await wait(100);
  expect([stateOf(), nativeForm()]).toEqual(['ready', null]);
  expect(screen.getByRole('group', { name: content.title }).contains(screen.getByLabelText('HubSpot email')));
});

test('a visitor who has begun to fill in our form keeps it', async () => {
  await openWith('<form></form>');
  name().value = 'Margaret';
  await wait(100);
  expect([stateOf(), name().value, place()?.childElementCount]).toEqual(['native', 'Margaret', 0]);
});

test('after a return from the back-forward cache the visitor gets a new form', async () => {
  await openWith('<form></form>');
  await wait(100);
  await comeBack();
  expect(stateOf()).toBe('native');
  approach();
  await wait(350);
  expect([create.mock.calls.length, stateOf()]).toEqual([2, 'ready']);
});

test('under Global Privacy Control HubSpot gets no request, and its cookie is deleted', async () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
  document.cookie = 'hubspotutk=a; path=/';
  await open();
  approach();
  await wait(60_000);
  expect([scripts.length, stateOf(), document.cookie]).toEqual([0, 'native', '']);
});

const removePlace = () => place()?.remove();

test.each<[message: string, reason: string, fail: () => Promise<void>]>([
  [
    'Container not ready',
    'its place is gone before the script loads',
    async () => {
      removePlace();
      await wait(150);
    },
  ],
  [
    'Container disappeared during load',
    'its place is removed while the script loads',
    async () => {
      await wait(150);
      removePlace();
      load(draw('<form></form>'));
      await wait(100);
    },
  ],
  [
    'Script load failed',
    'the script is blocked',
    async () => {
      await wait(150);
      scripts[0]?.dispatchEvent(new Event('error'));
      await wait(0);
    },
  ],
  [
    'Script load failed',
    'the script takes longer than ten seconds, and then creates no form',
    async () => {
      await wait(10_150);
      load(draw('<form></form>'));
      await wait(1_000);
      expect(create).not.toHaveBeenCalled();
    },
  ],
  [
    'forms not available after script load',
    'the script defines no forms',
    async () => {
      await wait(150);
      load(() => {});
      await wait(100);
    },
  ],
  [
    'The form does not exist',
    'the script throws',
    async () => {
      await wait(150);
      load(draw(''));
      create.mockImplementation(() => {
        throw new Error('The form does not exist');
      });
      await wait(100);
    },
  ],
  // lib/hubspot/waiting.test.ts checks what counts as a form.
  [
    'forms not available after script load',
    'the script shows no form within ten seconds',
    async () => {
      await wait(150);
      load(draw('This form could not be loaded.'));
      await wait(3_000);
      expect(stateOf()).toBe('loading');
      await wait(7_000);
    },
  ],
])('"%s" if %s, and our form stays', async (message, _, fail) => {
  await open();
  approach();
  await fail();
  expect(stateOf()).toBe('failed');
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain(hubspotCopy.failed(message));
  expect(nativeForm()).not.toBeNull();
  expect(place()?.childElementCount ?? 0).toBe(0);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: hubspotCopy.reload }));
  expect(reload).toHaveBeenCalled();
});

test('after a failure the script is requested again when the visitor comes back', async () => {
  await open();
  approach();
  await wait(150);
  scripts[0]?.dispatchEvent(new Event('error'));
  await comeBack();
  approach();
  await wait(150);
  expect([scripts.length, stateOf()]).toEqual([2, 'loading']);
});

/** HubSpot's older script can't draw a form of the newer editor, and says so. */
async function openNewer() {
  await openWith('');
  const data = { type: 'hsFormCallback', eventName: 'onFormDefinitionFetchError', id: settings.formId };
  await act(async () => void dispatchEvent(new MessageEvent('message', { data, source: window })));
  return document.querySelector<HTMLElement>('.hs-form-frame');
}

test('a form of HubSpot’s newer editor is embedded with its own script, and leads to the thank-you page', async () => {
  const embed = await openNewer();
  const { region, portalId, formId } = settings;
  expect({ ...embed?.dataset }).toEqual({ region, portalId, formId });
  expect(scripts.at(-1)?.src).toBe(settings.newerScriptUrl);
  const send = (type: string) =>
    act(async () => void dispatchEvent(new CustomEvent(`hs-form-event:${type}`, { detail: { formId } })));
  await send('on-ready');
  await wait(0);
  expect(stateOf()).toBe('ready');
  await send('on-submission:success');
  expect(assign).toHaveBeenCalledWith('/partner/thank-you');
});

test('if the newer editor draws no form, ours stays, without an error', async () => {
  await openNewer();
  name().value = 'Margaret';
  await wait(10_000);
  expect([stateOf(), name().value, place()?.childElementCount]).toEqual(['native', 'Margaret', 0]);
  expect(screen.getAllByRole('alert', { hidden: true })[0]?.textContent).toBe('');
});
