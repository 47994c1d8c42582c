import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['our own free times', '', { href: '/partner#book-a-time' }],
  [
    'the external calendar, in a new tab',
    'https://calendar.example/us',
    { href: 'https://calendar.example/us', target: '_blank', rel: 'noopener' },
  ],
])('a call is booked at %s', async (_, calendar, link) => {
  vi.stubEnv('CALENDAR_URL', calendar);
  vi.resetModules();
  const { bookATimeHref, linkProps } = await import('./links');
  expect(linkProps(bookATimeHref)).toEqual(link);
});
