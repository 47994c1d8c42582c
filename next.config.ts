import type { NextConfig } from 'next';
import { developmentPolicy } from './lib/platform/csp.ts';
// A wrong setting stops the build here, with one sentence that names it.
import { env } from './lib/platform/env.ts';
import { mediaFolders } from './lib/platform/media.ts';
import { buildDir } from './lib/platform/next/build-output.ts';
import { securityHeaders } from './lib/platform/server/security-headers.ts';

/**
 * The server sets its own on every answer, and the policy of each page (lib/platform/server): these are for `next
 * dev`.
 */
const headers: Record<string, string> = {
  ...securityHeaders,
  ...(process.env.NODE_ENV === 'development' && { 'Content-Security-Policy': developmentPolicy(env) }),
};

const config: NextConfig = {
  distDir: buildDir,
  // A folder that runs on a bare Node; scripts/lib/build.mjs adds the server and the cache handler.
  output: 'standalone',
  // The tests check types before they build.
  typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED) },
  typedRoutes: true,
  poweredByHeader: false,
  // Next would read the whole text for each answer: the cache handler does it once for each page.
  generateEtags: false,
  // The server does (lib/platform/server/web-server.ts), with Brotli too.
  compress: false,
  reactStrictMode: true,
  cacheMaxMemorySize: 32 * 1024 * 1024,
  // Metadata is in the head of every document, also of those that are rendered for one request.
  htmlLimitedBots: /.*/,
  // Pictures are files (npm run pictures). Next's optimizer would make them while visitors wait.
  images: { unoptimized: true },
  async rewrites() {
    return {
      // Next's own documents are no pages of the site.
      beforeFiles: [{ source: '/(500|_not-found)', destination: '/404' }],
      // Slugs may hold dots, so the ending is no part of a segment of its own. Without it `..` would lead out of the
      // folder.
      afterFiles: [{ source: '/blog/:slug([^/]+)\\.md', destination: '/articles-as-text/:slug.md' }],
      fallback: [{ source: '/:path*', destination: '/404' }],
    };
  },
  async headers() {
    return [
      // Routes of the API may ask for stricter ones, which these would replace.
      { source: '/((?!api/).*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      ...Object.entries(mediaFolders).map(([name, value]) => ({
        source: `/${name}/:file*`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ];
  },
};

export default config;
