import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillInputs } from '@/lib/hubspot/embed';
import { addSource, forgetSource, getVisitSource } from './visit-source';

const stored = new Map<string, string>();
const landing = ' https://seaoats.example/blog/dusk?utm_source=news';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('document', { referrer: 'https://search.example/' });
  vi.stubGlobal('location', { href: 'https://seaoats.example/contact' });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

test('a form sends the source stored in the tab, or else its own page and referrer', () => {
  expect(getVisitSource()).toBe('https://search.example/ https://seaoats.example/contact');
  stored.set('source', landing);
  expect(addSource(new FormData()).get('source')).toBe(landing);
  stored.set('source', `${landing}${'x'.repeat(20_000)}`);
  expect(String(addSource(new FormData()).get('source'))).toHaveLength(8_000);
  forgetSource();
  expect(stored.size).toBe(0);
});

test('sends the opt-out under Global Privacy Control', () => {
  stored.set('source', landing);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(addSource(new FormData()).get('source')).toBe('none');
});

test('works if the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(getVisitSource()).toBe('https://search.example/ https://seaoats.example/contact');
  expect(forgetSource).not.toThrow();
});

test('fills HubSpot’s empty hidden fields with the campaign', () => {
  stored.set('source', landing);
  const inputs = [
    { name: 'utm_source', value: '' },
    { name: 'utm_medium', value: '' },
    { name: 'utm_source', value: 'own' },
  ];
  fillInputs(inputs);
  expect(inputs.map(({ value }) => value)).toEqual(['news', '', 'own']);
});
