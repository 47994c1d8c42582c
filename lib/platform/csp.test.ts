import { expect, test } from 'vitest';
import { pagePolicy } from './csp.ts';
import { parseEnvironment } from './env.ts';

const noSources = { scripts: [], styles: [] };

function sourcesOf(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('allows no other origin without configuration', () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }, parseEnvironment({}));
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-a'"]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'sha256-b'"]);
  expect(sourcesOf(policy, 'frame-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/https?:/);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('allows each configured service only in the directives that it needs', () => {
  const policy = pagePolicy(
    noSources,
    parseEnvironment({
      SITE_URL: 'https://seaoatstays.example',
      MEETING_URL: 'https://meet.example/us',
      VIDEO_URL: 'https://video.example/embed/1',
      CONTENTFUL_SPACE_ID: 'a',
      CONTENTFUL_ACCESS_TOKEN: 'b',
      HUBSPOT_PORTAL_ID: '1',
    }),
  );
  expect(sourcesOf(policy, 'frame-src')).toEqual(
    expect.arrayContaining(['https://meet.example', 'https://video.example']),
  );
  expect(sourcesOf(policy, 'img-src')).toContain('https://images.ctfassets.net');
  expect(sourcesOf(policy, 'media-src')).toContain('https://videos.ctfassets.net');
  expect(sourcesOf(policy, 'script-src')).toContain('https://*.hsforms.net');
  // A form's settings in HubSpot can turn on Google's reCAPTCHA.
  expect(sourcesOf(policy, 'script-src')).toContain('https://www.gstatic.com/recaptcha/');
  for (const use of ['script-src', 'frame-src', 'connect-src'])
    expect(sourcesOf(policy, use)).toContain('https://www.google.com/recaptcha/');
  expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(/unsafe|meet\.example/);
  expect(policy).toContain('upgrade-insecure-requests');
});
