import { expect, test } from 'vitest';
import { parseEnvironment } from '@/lib/platform/env';
import { hubspotSettings } from './settings';

const configured = { HUBSPOT_PORTAL_ID: '4711', HUBSPOT_FORM_PARTNER: 'form-partner' };
const settingsFor = (source: Record<string, string>, kind: 'partner' | 'contact' = 'partner') =>
  hubspotSettings(parseEnvironment(source), kind);

test.each([
  ['nothing', {}, 'partner'],
  ['only the portal', { HUBSPOT_PORTAL_ID: '4711' }, 'partner'],
  ['only the form', { HUBSPOT_FORM_PARTNER: 'form-partner' }, 'partner'],
  ['only another kind', configured, 'contact'],
] as const)('returns null if %s is configured', (_, source, kind) => {
  expect(settingsFor(source, kind)).toBeNull();
});

const usualSettings = { kind: 'partner', region: 'na1', portalId: '4711', formId: 'form-partner' };

test.each([
  [{}, 'https://js.hsforms.net/forms/embed/'],
  [{ HUBSPOT_REGION: 'eu1' }, 'https://js-eu1.hsforms.net/forms/embed/'],
  [{ HUBSPOT_REGION: 'na2' }, 'https://js-na2.hsforms.net/forms/embed/'],
  [{ HUBSPOT_SCRIPT_URL: 'http://127.0.0.1:4016/v2.js' }, 'http://127.0.0.1:4016/'],
])('returns the settings and the scripts for %o', (source, folder) => {
  const scripts = { scriptUrl: `${folder}v2.js`, newerScriptUrl: `${folder}4711.js` };
  const region = 'HUBSPOT_REGION' in source ? source.HUBSPOT_REGION : 'na1';
  const expected = { ...usualSettings, region, ...scripts, redirect: '/partner/thank-you' };
  expect(settingsFor({ ...configured, ...source })).toEqual(expected);
});
