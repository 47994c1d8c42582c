import path from 'node:path';
import type { NextConfig } from 'next';
import { parseEnvironment } from './lib/env-schema.ts';

// A wrong setting stops the build here, with one sentence that names it.
parseEnvironment(process.env);

/** Of every answer. The Content-Security-Policy of a page is stamped by the cache handler (lib/cache). */
const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** Answers that are no page need nothing at all. */
const closedPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Sitemaps, feeds, articles as text, the search index, link previews: read by machines. */
const closedSources = [
  '/:file([^/]+\\.(?:xml|json|txt|webmanifest))',
  '/blog/:file([^/]+\\.(?:md|json))',
  '/server-sitemap/:part',
  '/og/:path*',
];

const config: NextConfig = {
  // The end-to-end tests build the site a second time, with everything configured.
  distDir: process.env.NEXT_BUILD_DIR || '.next',
  typescript: { ignoreBuildErrors: Boolean(process.env.NEXT_BUILD_DIR) },
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.join(import.meta.dirname, 'lib/cache/handler.ts'),
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Unknown addresses get a document of their own (app/global-not-found.tsx).
  experimental: { globalNotFound: true },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [414, 640, 828, 1080, 1440, 1920],
    imageSizes: [96, 200, 384],
    qualities: [75],
    localPatterns: [{ pathname: '/images/**', search: '' }],
    remotePatterns: [],
    minimumCacheTTL: 31_536_000,
    maximumRedirects: 0,
    maximumResponseBody: 15_000_000,
    dangerouslyAllowSVG: false,
  },
  async rewrites() {
    // Slugs may hold dots, so the ending is no part of a segment of its own.
    return [{ source: '/blog/:slug([^/]+)\\.md', destination: '/articles-as-text/:slug' }];
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/api/:path((?!leads).*)', headers: [closedPolicy] },
      { source: '/_next/:path*', headers: [closedPolicy] },
      ...closedSources.map((source) => ({ source, headers: [closedPolicy] })),
      {
        source: '/:path(images|brand|video)/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
    ];
  },
};

export default config;
