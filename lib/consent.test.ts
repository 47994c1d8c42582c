import { afterEach, expect, test, vi } from 'vitest';
import { embedChoice, embedsAllowed, rememberEmbedChoice } from './consent';

function browser({ stored, control }: { stored?: string; control?: boolean }) {
  const items = new Map(stored ? [['embeds', stored]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('navigator', control === undefined ? {} : { globalPrivacyControl: control });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nobody has chosen', {}, true],
  ['the browser sends Global Privacy Control', { control: true }, false],
  ['the browser knows the control, and it is off', { control: false }, true],
  ['the visitor asked to be asked', { stored: 'ask' }, false],
  ['the visitor allowed it', { stored: 'allow' }, true],
  ['the visitor allowed it in spite of the control', { stored: 'allow', control: true }, true],
  ['storage holds something else', { stored: 'yes', control: true }, false],
])('%s', (_, given, expected) => {
  browser(given);
  expect(embedsAllowed()).toBe(expected);
});

test('a choice is remembered', () => {
  browser({});
  expect(rememberEmbedChoice('ask')).toBe(true);
  expect(embedChoice()).toBe('ask');
});

test('without storage nothing breaks, and nothing is remembered', () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  expect(rememberEmbedChoice('ask')).toBe(false);
  expect(embedChoice()).toBeNull();
});
