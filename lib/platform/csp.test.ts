import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes } from './csp.ts';
import { parseEnvironment } from './env-schema.ts';
import { pageStatus, statusOf } from './next/page-status.ts';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('inline scripts of ours are allowed by their hashes, data blocks and files are not asked about', () => {
  const [one, two] = ['self.__next_f.push([1,"a(b)\\u003c"])', '(self.__next_f=self.__next_f||[]).push([0])'];
  const html =
    `<script>${one}</script><script type="application/ld+json">{"a":1}</script>` +
    `<script src="/a.js" async=""></script><script id="x">${two}</script><script>${one}</script>`;
  expect(scriptHashes(html)).toEqual([sha(one), sha(two)]);
});

test.each([
  'alert(1)',
  'self.__next_f.push([0]);alert(1)',
  'self.__next_f.push([0],alert(1))',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([0])\nalert(1)//)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(import("//evil.example"))',
])('a script that content brought along is not allowed: %s', (code) => {
  expect(scriptHashes(`<script>${code}</script>`)).toEqual([]);
});

test('without configuration nothing outside the site is reached', () => {
  const policy = contentSecurityPolicy('<script>self.__next_f.push([0])</script>', parseEnvironment({}));
  expect(directive(policy, 'script-src')).toEqual(["'self'", sha('self.__next_f.push([0])')]);
  expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/https?:/);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('each configured service is allowed where it is needed, and there alone', () => {
  const policy = contentSecurityPolicy(
    '',
    parseEnvironment({
      SITE_URL: 'https://seaoatstays.example',
      MEETING_URL: 'https://meet.example/us',
      VIDEO_URL: 'https://video.example/embed/1',
      CONTENTFUL_SPACE_ID: 'a',
      CONTENTFUL_ACCESS_TOKEN: 'b',
      HUBSPOT_PORTAL_ID: '1',
    }),
  );
  expect(directive(policy, 'frame-src')).toEqual(
    expect.arrayContaining(['https://meet.example', 'https://video.example']),
  );
  expect(directive(policy, 'img-src')).toContain('https://images.ctfassets.net');
  expect(directive(policy, 'script-src')).toContain('https://*.hsforms.net');
  expect(directive(policy, 'script-src').join(' ')).not.toMatch(/unsafe|meet\.example/);
  expect(policy).toContain('upgrade-insecure-requests');
});

test.each([
  [404, 404],
  [503, 503],
] as const)('a page that asks for %i is answered with it', (asked, expected) => {
  const [[name, content] = []] = Object.entries(pageStatus(asked));
  expect(statusOf(`<head><meta name="${name}" content="${content}"/></head><body></body>`)).toBe(expected);
});

test('a page cannot be made to answer 404 by its text', () => {
  expect(statusOf('<head></head><body><meta name="prerender-status-code" content="404"/></body>')).toBeNull();
});
