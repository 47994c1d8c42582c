import { describe, expect, test } from 'vitest';
import { checkPictureHost } from './allowed-hosts';

const hosts = ['images.ctfassets.net', 'cdn.example:8443', '127.0.0.1:4310', '10.0.0.5'];

test.each([
  ['https://images.ctfassets.net/a/b.jpg', false],
  ['https://images.ctfassets.net:443/a/b.jpg', false],
  ['https://IMAGES.ctfassets.NET/a/b.jpg', false],
  ['https://cdn.example:8443/a.jpg', true],
  ['http://127.0.0.1:4310/a.jpg', true],
  // The URL parser reads this as 127.0.0.1, which is listed with this port.
  ['http://2130706433:4310/a.jpg', true],
])('%s is allowed', (url, mayBePrivate) => {
  expect(checkPictureHost(new URL(url), hosts)).toMatchObject({ mayBePrivate });
});

describe('rejects', () => {
  test.each([
    ['another host', 'https://example.com/a.jpg'],
    ['http without a listed port', 'http://images.ctfassets.net/a.jpg'],
    ['https on port 80', 'https://images.ctfassets.net:80/a.jpg'],
    ['another port', 'https://images.ctfassets.net:8443/a.jpg'],
    ['a host with the same start', 'https://images.ctfassets.net.evil.example/a.jpg'],
    ['a host with the same end', 'https://evil-images.ctfassets.net/a.jpg'],
    ['a name and password', 'https://user:secret@images.ctfassets.net/a.jpg'],
    ['a private address over http', 'http://10.0.0.5/a.jpg'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s', (_, url) => {
    expect(() => checkPictureHost(new URL(url), hosts)).toThrow(
      expect.objectContaining({ code: 'host-not-allowed', status: 403 }),
    );
  });
});
