import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env';
import { hubspotSettings } from './settings';

const configured = { HUBSPOT_PORTAL_ID: '4711', HUBSPOT_FORM_PARTNER: 'form-partner' };
const of = (source: Record<string, string>, kind: 'partner' | 'contact' = 'partner') =>
  hubspotSettings(parseEnvironment(source), kind);

test.each([
  ['nothing is set', {}, 'partner'],
  ['only the portal is set', { HUBSPOT_PORTAL_ID: '4711' }, 'partner'],
  ['only the form is set', { HUBSPOT_FORM_PARTNER: 'form-partner' }, 'partner'],
  ['another kind has its form', configured, 'contact'],
] as const)('the native form stays where %s', (_, source, kind) => {
  expect(of(source, kind)).toBeNull();
});

test('a kind with portal and form has HubSpot’s', () => {
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
])('the script of %o', (source, url) => {
  expect(of({ ...configured, ...source })?.scriptUrl).toBe(url);
});
