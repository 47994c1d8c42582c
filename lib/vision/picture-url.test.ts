import { expect, test } from 'vitest';
import { whereIs } from './focal-points';

const site = { siteUrl: 'https://seaoatstays.example', relativeScheme: 'https:' as const };

test.each([
  ['a path', '/images/a.jpg', '/images/a.jpg'],
  ['a path with a query', '/images/a.jpg?w=800#top', '/images/a.jpg'],
  ['a path with a space', '/images/a b.jpg', '/images/a%20b.jpg'],
  ['our own address', 'https://seaoatstays.example/images/a.jpg', '/images/a.jpg'],
  ['a way up', '/../../etc/passwd', '/etc/passwd'],
])('%s is read from the site', (_, imageUrl, pathname) => {
  expect(whereIs(imageUrl, site)).toEqual({ pathname });
});

test.each([
  ['another host', 'https://images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
  ['an address without scheme', '//images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
  ['our host by another scheme', 'http://seaoatstays.example/a.jpg', 'http://seaoatstays.example/a.jpg'],
  [
    'our host on another port',
    'https://seaoatstays.example:8443/a.jpg',
    'https://seaoatstays.example:8443/a.jpg',
  ],
  [
    'our host with credentials',
    'https://u:p@seaoatstays.example/a.jpg',
    'https://u:p@seaoatstays.example/a.jpg',
  ],
])('%s is to be fetched, if anyone allows it', (_, imageUrl, href) => {
  expect(whereIs(imageUrl, site)).toEqual({ url: new URL(href) });
});

test.each([
  ['nothing', ''],
  ['a path without its slash', 'images/a.jpg'],
  ['a scheme without a host', 'https://'],
  ['a path that turns into a host', '/\\evil.example/a.jpg'],
  ['a line break', 'https://images.ctfassets.net/\r\nHost: evil.example'],
  ['a tab within the host', 'https://images.ctf\tassets.net/a.jpg'],
  ['a port that is none', 'https://images.ctfassets.net:99999/a.jpg'],
  ['more than 2,048 characters', `/${'a'.repeat(2_048)}`],
])('%s is malformed', (_, imageUrl) => {
  expect(() => whereIs(imageUrl, site)).toThrow(expect.objectContaining({ code: 'malformed', status: 400 }));
});
