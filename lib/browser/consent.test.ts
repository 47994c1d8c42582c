import { afterEach, expect, test, vi } from 'vitest';
import { embedChoiceCode } from '@/lib/platform/next/browser/embed-choice';
import { areEmbedsAllowed, readEmbedChoice, rememberEmbedChoice } from './consent';

function stubBrowser({ stored, control }: { stored?: string; control?: boolean }) {
  const items = new Map(stored ? [['embeds', stored]] : []);
  vi.stubGlobal('localStorage', {
    ...Object.fromEntries(items),
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('navigator', control === undefined ? {} : { globalPrivacyControl: control });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['no stored choice', {}, true],
  ['Global Privacy Control on', { control: true }, false],
  ['Global Privacy Control off', { control: false }, true],
  ['a choice to be asked first', { stored: 'ask' }, false],
  ['a choice to allow', { stored: 'allow' }, true],
  ['a choice to allow despite Global Privacy Control', { stored: 'allow', control: true }, true],
  ['an unknown stored value', { stored: 'yes', control: true }, false],
])('with %s, embeds load without a click: %s', (_, settings, expected) => {
  stubBrowser(settings);
  expect(areEmbedsAllowed()).toBe(expected);
  // The page of cookies shows the choice before its island starts.
  const radio = { checked: false };
  const querySelector = vi.fn((_: string) => radio);
  new Function('document', embedChoiceCode)({ querySelector });
  expect(radio.checked).toBe(true);
  expect(querySelector.mock.calls[0]?.[0]).toContain(expected ? 'value=allow' : 'value=ask');
});

test('stores the choice', () => {
  stubBrowser({});
  expect(rememberEmbedChoice('ask')).toBe(true);
  expect(readEmbedChoice()).toBe('ask');
});

test('stores nothing and throws nothing without storage', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  expect(rememberEmbedChoice('ask')).toBe(false);
  expect(readEmbedChoice()).toBeNull();
});
