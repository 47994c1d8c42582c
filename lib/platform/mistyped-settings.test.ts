import { expect, test } from 'vitest';
import { settingNames } from './env-schema';
import { suggestSettings } from './mistyped-settings';

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['LEAD_NOTIFY_TO', 'LEADS_NOTIFY_TO'],
  ['REDIS_URLS', 'REDIS_URL'],
  ['CONTENTFUL_SPACE_1D', 'CONTENTFUL_SPACE_ID'],
])('for the variable %s, suggests %s', (name, meant) => {
  expect(suggestSettings([name], settingNames)).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
});

test('settings and the variables of other programs get no warning', () => {
  const others = ['PATH', 'HOME', 'POST', 'PORTS', 'DATABASE_URL', 'npm_config_cache', 'SMTP_URL_OLD'];
  expect(suggestSettings([...settingNames, ...others], settingNames)).toEqual([]);
});
