import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isBuildSetting, parseEnvironment, settingNames } from './env.ts';

test('.env.example lists every setting', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});

/** Settings that can be invalid. Tokens and secrets can't, because they may be any text. */
const settings = settingNames.filter((name) => !/_(TOKEN|SECRET)$/.test(name));

describe('parseEnvironment', () => {
  test('fills in defaults', () => {
    expect(parseEnvironment({})).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      PORT: 3000,
      CONTENTFUL_HOST: 'https://cdn.contentful.com',
      CONTENTFUL_IMAGE_HOSTS: ['images.ctfassets.net', 'downloads.ctfassets.net'],
      LEADS_DATABASE_URL: 'file:.data/leads.db',
      TRUSTED_PROXIES: 0,
    });
  });

  test('makes SITE_URL follow PORT unless it is set', () => {
    expect(parseEnvironment({ PORT: '4850' }).SITE_URL).toBe('http://localhost:4850');
    expect(parseEnvironment({ PORT: '4850', SITE_URL: 'https://seaoatstays.example/' }).SITE_URL).toBe(
      'https://seaoatstays.example',
    );
  });

  test.each([
    [{}, undefined],
    [{ TRUSTED_PROXIES: '1' }, '127.0.0.1'],
    [{ TRUSTED_PROXIES: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::1' }, '::1'],
    [{ HOST: 'localhost' }, 'localhost'],
  ])('listens on all interfaces, or on loopback behind a proxy: %j', (source, host) => {
    expect(parseEnvironment(source).HOST).toBe(host);
  });

  test('treats an empty value as not set', () => {
    const env = parseEnvironment({ PORT: '', MEETING_URL: ' ' });
    expect(env.PORT).toBe(3000);
    expect(env.MEETING_URL).toBeUndefined();
  });

  test.each<[name: string, value: string]>([
    ...settings.map((name): [string, string] => [name, 'nonsense, and more!']),
    ['BOOKING_URL', '{property}'],
    ['CONTENTFUL_HOST', 'cdn.contentful.com:99999'],
    ['VISION_ALLOWED_HOSTS', 'images.example:99999'],
    ['LEADS_DATABASE_URL', 'postgres://leads:a/b@db:5432/leads'],
    ['SITE_URL', 'seaoatstays.example'],
    ['SITE_URL', 'https://seaoatstays.example/site'],
    ['PORT', '70000'],
    ['HOST', '999.0.0.1'],
    ['HOST', 'http://127.0.0.1'],
    ['CONTENTFUL_HOST', 'https://cdn.contentful.com/spaces'],
    ['CONTENTFUL_IMAGE_HOSTS', 'https://images.ctfassets.net'],
    ['LEADS_DATABASE_URL', 'mysql://db/leads'],
    ['MEETING_URL', 'javascript:alert(1)'],
    ['LEADS_PER_MINUTE', '0'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '17'],
    ['REDIS_URL', 'localhost:6379'],
    ['MAIL_FROM', 'hello@seaoatstays.example, boss@example.com'],
    ['MAIL_FROM', 'Sea\nOat <hello@seaoatstays.example>'],
    ['MEETINGS_BUSY_URLS', 'http://calendar.example/office.ics'],
    ['RENTAL_CALENDARS', 'https://calendar.example/a.ics'],
    ['RENTAL_CALENDARS', 'cottage=http://calendar.example/a.ics'],
    ['RENTAL_CALENDARS', 'cottage=https://calendar.example/a.ics, harbor='],
    ['MEETINGS_BUSY_URLS', 'https://calendar.example/a.ics, office.ics'],
  ])('%s=%s is rejected with one sentence that names it', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  test.each([
    ['LEADS_DATABASE_URL', 'postgres://leads:', '@db:5432/leads'],
    ['LEADS_DATABASE_URL', 'postgres://leads:', '@/leads?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtp://hello@seaoatstays.example:', '@mail.example:587'],
    ['REDIS_URL', 'redis://:', '@cache.example/0'],
  ])('%s: a password with #, ? or / must be percent-encoded', (name, before, after) => {
    for (const password of ['12#34', '12?34', '12/34', 'a#b', 'a/b?c#d'])
      expect(() => parseEnvironment({ [name]: before + password + after })).toThrow(
        `${name} has a password with "#", "?" or "/": write`,
      );
    const encoded = before + encodeURIComponent('12#3/4?@:%') + after;
    expect(parseEnvironment({ [name]: encoded })).toMatchObject({ [name]: encoded });
  });

  test.each([
    ['smtp://me:465@mail.example:465', 'smtps://me:465@mail.example:465'],
    ['SMTP://mail.example:465/?pool=true', 'smtps://mail.example:465/?pool=true'],
    ['smtps://mail.example:465', 'smtps://mail.example:465'],
    ['smtp://me:465@mail.example:587', 'smtp://me:465@mail.example:587'],
    ['smtp://mail.example/465', 'smtp://mail.example/465'],
  ])('SMTP_URL=%s connects as %s', (value, url) => {
    expect(parseEnvironment({ SMTP_URL: value }).SMTP_URL).toBe(url);
  });

  test.each([
    'postgres:///leads?host=/var/run/postgresql&user=me@corp',
    'postgres://db/leads?user=me@corp',
    'postgres://me:secret@db/leads?application_name=a@b',
    'file:.data/a#b@c.db',
    'postgres://db/leads?sslmode=require',
  ])('accepts LEADS_DATABASE_URL=%s', (url) => {
    expect(parseEnvironment({ LEADS_DATABASE_URL: url }).LEADS_DATABASE_URL).toBe(url);
  });

  test('rejects a database URL that uses TLS only if the server offers it', () => {
    const url = 'postgres://db/leads?sslmode=prefer';
    expect(() => parseEnvironment({ LEADS_DATABASE_URL: url })).toThrow('sslmode=verify-full');
  });

  test.each([
    'https://calendar.example/office.ics, webcal://calendar.example/ada.ics',
    'https://name:p%40ss@calendar.example/office.ics',
    'http://name:p%40ss@127.0.0.1:4610/office.ics',
  ])('MEETINGS_BUSY_URLS may be %s', (value) => {
    const { MEETINGS_BUSY_URLS } = parseEnvironment({ MEETINGS_BUSY_URLS: value });
    expect(MEETINGS_BUSY_URLS).toHaveLength(value.split(',').length);
  });

  test.each([
    ['https://book.example/{home}', '{home}'],
    ['https://book.example/{Property}?from={checkIn}', '{Property}'],
    ['https://book.example/%7Bhome%7D', '%7Bhome%7D'],
    ['https://book.example/?from={checkIn', '{checkIn'],
    ['https://book.example/?from=%7BcheckOut&to=1', '%7BcheckOut'],
    ['https://book.example/?from={}', '{}'],
    ['https://book.example/?from=[checkIn]', '[checkIn]'],
    ['https://book.example/[property]?from={checkIn}', '[property]'],
    ['https://book.example/?from=%5BcheckIn%5D&to={checkOut}', '%5BcheckIn%5D'],
    ['https://book.example/?from=<arrival date>', '<arrival date>'],
    ['https://book.example/?from=%checkIn%&to=%date%', '%checkIn%'],
    ['https://book.example/?to=%date%', '%date%'],
    ['https://book.example/homes/:property', ':property'],
    ['https://book.example/?from=$checkIn', '$checkIn'],
    [`https://book.example/?from=\${checkIn}`, `\${checkIn}`],
    ['https://book.example/?from={{checkIn}}', '{}'],
    ['https://book.example/?from=__CHECK_IN__', '__CHECK_IN__'],
    ['https://book.example/?from=*|checkIn|*', '*|checkIn|*'],
    ['https://{property}.book.example/', 'path and query'],
    ['https://book.example/#{property}', 'path and query'],
  ])('BOOKING_URL=%s is rejected with one sentence that names “%s”', (value, named) => {
    const parse = () => parseEnvironment({ BOOKING_URL: value });
    expect(parse).toThrow(/^BOOKING_URL .*\.$/);
    expect(parse).toThrow(named);
  });

  test.each([
    [{ CONTENTFUL_SPACE_ID: 'abc' }, 'CONTENTFUL_ACCESS_TOKEN'],
    [{ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: '' }, 'CONTENTFUL_ACCESS_TOKEN'],
    [{ LEADS_NOTIFY_TO: 'office@example.com' }, 'SMTP_URL'],
  ])('settings that belong together are rejected alone: %o', (source, missing) => {
    expect(() => parseEnvironment(source)).toThrow(missing);
  });

  test.each([
    'https://book.example/',
    'https://book.example/{destination}/{property}?from={checkIn}&to={checkOut}&party={guests}',
    'https://book.example/%7Bproperty%7D',
    'https://book.example/property/{property}?guests[adults]={guests}&rooms[0][from]={checkIn}&sort=checkIn',
    'https://book.example/caf%C3%A9t%C3%A9/?name=Ren%C3%A9&discount=10%25&at=10:30&$top=1#guests',
  ])('BOOKING_URL=%s is not changed', (url) => {
    expect(parseEnvironment({ BOOKING_URL: url }).BOOKING_URL).toBe(url);
  });

  test.each([
    ['office@example.com', ''],
    ['Sea Oat Stays <office@example.com>', 'Sea Oat Stays'],
    ['"Stays, Sea Oat" <office@example.com>', 'Stays, Sea Oat'],
  ])('MAIL_FROM=%s has a name or only an address', (value, name) => {
    const { MAIL_FROM } = parseEnvironment({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: value });
    expect(MAIL_FROM).toEqual({ name, address: 'office@example.com' });
  });

  test('stops on Vercel if leads would be stored in a file', () => {
    expect(() => parseEnvironment({ VERCEL: '1' })).toThrow(/^LEADS_DATABASE_URL must be .*Vercel.*\.$/);
    parseEnvironment({ VERCEL: '1', LEADS_DATABASE_URL: 'postgres://db.example/leads' });
  });

  test('says which settings need a new build', () => {
    expect(isBuildSetting('CONTENTFUL_SPACE_ID')).toBe(true);
    expect(isBuildSetting('LEADS_WEBHOOK_URL')).toBe(false);
  });
});
