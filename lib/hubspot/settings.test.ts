import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env';
import { hubspotSettings } from './settings';

const configured = { HUBSPOT_PORTAL_ID: '4711', HUBSPOT_FORM_PARTNER: 'form-partner' };
const of = (source: Record<string, string>, kind: 'partner' | 'contact' = 'partner') =>
  hubspotSettings(parseEnvironment(source), kind);

test.each([
  ['nothing', {}, 'partner'],
  ['only the portal', { HUBSPOT_PORTAL_ID: '4711' }, 'partner'],
  ['only the form', { HUBSPOT_FORM_PARTNER: 'form-partner' }, 'partner'],
  ['only another kind', configured, 'contact'],
] as const)('returns null if %s is configured', (_, source, kind) => {
  expect(of(source, kind)).toBeNull();
});

test('returns the settings of a configured form', () => {
  expect(of(configured)).toEqual({
    kind: 'partner',
    region: 'na1',
    portalId: '4711',
    formId: 'form-partner',
    scriptUrl: 'https://js.hsforms.net/forms/embed/v2.js',
    redirect: '/partner/thank-you',
  });
});

test.each([
  [{ HUBSPOT_REGION: 'eu1' }, 'https://js-eu1.hsforms.net/forms/embed/v2.js'],
  [{ HUBSPOT_REGION: 'na2' }, 'https://js-na2.hsforms.net/forms/embed/v2.js'],
  [{ HUBSPOT_SCRIPT_URL: 'http://127.0.0.1:4016/v2.js' }, 'http://127.0.0.1:4016/v2.js'],
])('finds the script for %o', (source, url) => {
  expect(of({ ...configured, ...source })?.scriptUrl).toBe(url);
});
