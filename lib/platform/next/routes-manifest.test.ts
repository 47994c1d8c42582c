import { afterAll, expect, test } from 'vitest';
import { routeOf } from '../observability/route-of.ts';
import { shared } from '../observability/shared.ts';
import { toRoutes } from './routes-manifest.ts';

// As Next 16 writes it (lib/platform/next/routes-manifest.ts); e2e/security.spec.ts asks a real build.
shared.routes = toRoutes({
  staticRoutes: [
    { page: '/' },
    { page: '/_not-found' },
    { page: '/blog' },
    { page: '/feed.xml' },
    { page: '/search' },
  ],
  dynamicRoutes: [
    { page: '/api/leads/[form]', regex: '^/api/leads/([^/]+?)(?:/)?$' },
    { page: '/articles-as-text/[slug]', regex: '^/articles\\-as\\-text/([^/]+?)(?:/)?$' },
    { page: '/blog/[slug]', regex: '^/blog/([^/]+?)(?:/)?$' },
    { page: '/og/[...path]', regex: '^/og/(.+?)(?:/)?$' },
  ],
  rewrites: {
    afterFiles: [
      {
        source: '/blog/:slug([^/]+)\\.md',
        destination: '/articles-as-text/:slug',
        regex: '^/blog(?:/([^/]+))\\.md(?:/)?$',
      },
    ],
  },
});
afterAll(() => {
  shared.routes = undefined;
});

test.each([
  ['/', '/'],
  ['/search?q=ada@example.com', '/search'],
  ['/feed.xml', '/feed.xml'],
  ['/og/blog/a.jpg', '/og/[...path]'],
  ['/blog', '/blog'],
  ['/blog/ada-lovelace', '/blog/[slug]'],
  ['/blog/ada-lovelace.md', '/articles-as-text/[slug]'],
  ['/api/leads/contact', '/api/leads/[form]'],
  ['/images/blog/a.jpg', '/files'],
  ['/pictures/blog/a-170.0123abcd.avif', '/files'],
  ['/_next/image?url=%2Fimages%2Fa.jpg', 'other'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_not-found', 'other'],
  ['/wp-login.php', 'other'],
  ['/blog/a/b', 'other'],
  ['', 'other'],
])('%s is counted as %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});

test.each([
  [null],
  [{}],
  [{ staticRoutes: [], dynamicRoutes: [{ page: '/a' }], rewrites: { afterFiles: [] } }],
])('a list of another shape is not taken for one: %j', (content) =>
  expect(() => toRoutes(content)).toThrow(),
);
