import type { NextConfig } from 'next';
import { developmentPolicy } from './lib/platform/csp.ts';
// An invalid setting stops the build here, with an error message that names it.
import { env } from './lib/platform/env.ts';
import { mediaFolders } from './lib/platform/media.ts';
import { buildDir } from './lib/platform/next/build-output.ts';
import { securityHeaders } from './lib/platform/server/security-headers.ts';

/** For `next dev`. In production, lib/platform/server sets these headers and the CSP of each page. */
const headers: Record<string, string> = {
  ...securityHeaders,
  ...(process.env.NODE_ENV === 'development' && { 'Content-Security-Policy': developmentPolicy(env) }),
};

const config: NextConfig = {
  distDir: buildDir,
  // Builds a folder that needs only Node to run. scripts/lib/build.mjs adds our server and cache handler.
  output: 'standalone',
  // `npm test` checks types before it builds. The build itself leaves out the types of tests.
  typescript: {
    ignoreBuildErrors: Boolean(process.env.TYPES_ARE_CHECKED),
    tsconfigPath: 'tsconfig.build.json',
  },
  typedRoutes: true,
  poweredByHeader: false,
  // Next would hash the body of every response. The cache handler does it once per page.
  generateEtags: false,
  // Our server compresses responses, and supports Brotli too (lib/platform/server/web-server.ts).
  compress: false,
  reactStrictMode: true,
  cacheMaxMemorySize: 32 * 1024 * 1024,
  // Never stream metadata, so that it is in the head even on pages that are rendered per request.
  htmlLimitedBots: /.*/,
  // `npm run pictures` makes all sizes in advance. Next's optimizer would make them while visitors wait.
  images: { unoptimized: true },
  async rewrites() {
    return {
      // Hide Next's own error pages.
      beforeFiles: [{ source: '/(500|_not-found)', destination: '/404' }],
      // Keep `.md` in the destination: a slug may be `..`, which would lead out of the folder.
      afterFiles: [{ source: '/blog/:slug([^/]+)\\.md', destination: '/articles-as-text/:slug.md' }],
      fallback: [{ source: '/:path*', destination: '/404' }],
    };
  },
  async headers() {
    return [
      // API routes may set stricter headers, which these would replace.
      { source: '/((?!api/).*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      ...Object.entries(mediaFolders).map(([name, value]) => ({
        source: `/${name}/:file*`,
        headers: [{ key: 'Cache-Control', value }],
      })),
    ];
  },
};

export default config;
