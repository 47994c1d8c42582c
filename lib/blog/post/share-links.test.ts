import { expect, test } from 'vitest';
import { shareLinks } from './share-links';

test('encodes the URL and title for each service', () => {
  const links = shareLinks('Sun & sand + you', 'https://seaoatstays.example/blog/sun?a=1');
  const url = 'https%3A%2F%2Fseaoatstays.example%2Fblog%2Fsun%3Fa%3D1';
  expect(links.map(({ href }) => href)).toEqual([
    `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    `https://x.com/intent/post?url=${url}&text=Sun%20%26%20sand%20%2B%20you`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    `mailto:?subject=Sun%20%26%20sand%20%2B%20you&body=${url}`,
  ]);
});
