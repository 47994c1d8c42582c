import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HubspotSettings } from './settings';
import { subscribe } from './subscribe';

const origin = 'https://seaoatstays.example';
const assign = vi.fn();
let page: EventTarget;
let leaving: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  leaving = new AbortController();
  page = Object.assign(new EventTarget(), { origin });
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin, assign });
  vi.stubGlobal('document', {});
});

afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function mount(kind: HubspotSettings['kind'], formId = `form-${kind}`) {
  const onReady = vi.fn();
  const redirect = `/${kind}-thanks`;
  const scriptUrl = 'https://js.hsforms.net/forms/embed/v2.js';
  subscribe({ kind, formId, redirect, scriptUrl, region: 'na1', portalId: '1' }, onReady, leaving.signal);
  return onReady;
}

function post(data: unknown, from = origin) {
  page.dispatchEvent(new MessageEvent('message', { data, origin: from }));
  vi.runAllTimers();
}

test('the newsletter redirects after 200 ms, once, however often it is reported', () => {
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

test('the same form twice on a page redirects once', () => {
  mount('partner');
  mount('partner');
  post('form-submitted');
  post({ type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'form-partner' });
  expect(assign).toHaveBeenCalledTimes(1);
  // The thank-you page shows no number of a native form.
  expect(document.cookie).toBe('receipt=; path=/partner-thanks; max-age=0');
});

test('a form is notified that it is ready, and of nothing else', () => {
  const [partner, contact] = [mount('partner'), mount('contact')];
  post({ type: 'hsFormCallback', eventName: 'onFormReady', id: 'form-contact' });
  expect(contact).toHaveBeenCalledTimes(1);
  expect(partner).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('a failed submission is logged and redirects nowhere', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mount('partner');
  post({ type: 'hs-form-event:on-submission:failed', formId: 'form-partner' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('other origins, and forms that were removed, redirect nowhere', () => {
  mount('partner');
  post('form-submitted', 'https://attacker.example');
  leaving.abort();
  post('form-submitted');
  expect(assign).not.toHaveBeenCalled();
});
