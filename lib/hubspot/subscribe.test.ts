import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HubspotSettings } from './settings';
import { subscribe } from './subscribe';

const origin = 'https://seaoatstays.example';
const assign = vi.fn();
let page: EventTarget;
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  controller = new AbortController();
  page = Object.assign(new EventTarget(), { origin });
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin, assign });
  vi.stubGlobal('document', {});
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function mount(kind: HubspotSettings['kind'], formId = `form-${kind}`) {
  const [onReady, onMissing] = [vi.fn(), vi.fn()];
  const redirect = `/${kind}-thanks`;
  const urls = { redirect, scriptUrl: 'https://js.hsforms.net/forms/embed/v2.js', newerScriptUrl: '' };
  const settings = { kind, formId, ...urls, region: 'na1', portalId: '1' };
  subscribe(settings, { onReady, onMissing }, controller.signal);
  return { onReady, onMissing };
}

function post(data: unknown, from = origin) {
  page.dispatchEvent(new MessageEvent('message', { data, origin: from }));
  vi.runAllTimers();
}

test('the newsletter redirects once, after 200 ms, even if the event repeats', () => {
  mount('newsletter');
  page.dispatchEvent(new MessageEvent('message', { data: 'form-submitted', origin }));
  vi.advanceTimersByTime(199);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  post({ type: 'form-submitted' });
  page.dispatchEvent(new CustomEvent('hs-form-event:on-submission:success', { detail: {} }));
  vi.runAllTimers();
  expect(assign.mock.calls).toEqual([['/newsletter-thanks']]);
});

test('two copies of a form redirect once', () => {
  mount('partner');
  mount('partner');
  post('form-submitted');
  post({ type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'form-partner' });
  expect(assign).toHaveBeenCalledTimes(1);
  // The cookie is deleted, so that the thank-you page doesn't show the receipt number of an earlier form.
  expect(document.cookie).toBe('receipt=; path=/partner-thanks; max-age=0');
});

test('only the form that is ready is notified', () => {
  const [partner, contact] = [mount('partner'), mount('contact')];
  post({ type: 'hsFormCallback', eventName: 'onFormReady', id: 'form-contact' });
  expect(contact.onReady).toHaveBeenCalledTimes(1);
  expect(partner.onReady).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('only the form that HubSpot’s older script does not have is notified', () => {
  const [partner, contact] = [mount('partner'), mount('contact')];
  post({ type: 'hsFormCallback', eventName: 'onFormDefinitionFetchError', id: 'form-contact' });
  expect(contact.onMissing).toHaveBeenCalledTimes(1);
  expect(contact.onReady).not.toHaveBeenCalled();
  expect(partner.onMissing).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('a failed submission is logged and does not redirect', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mount('partner');
  post({ type: 'hs-form-event:on-submission:failed', formId: 'form-partner' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('messages from other origins, or after the form was removed, do not redirect', () => {
  mount('partner');
  post('form-submitted', 'https://attacker.example');
  controller.abort();
  post('form-submitted');
  expect(assign).not.toHaveBeenCalled();
});
