import { env } from './lib/platform/env.ts';
import { buildDir, buildPaths } from './lib/platform/next/build-output.ts';

/** Runs after each build (scripts/lib/build.mjs); see docs/decisions/0008-sitemaps.md. */
export default {
  siteUrl: env.SITE_URL,
  sourceDir: buildDir,
  outDir: `${buildPaths(buildDir).standalone}/public`,
  sitemapBaseFileName: 'static-sitemap',
  // The index and robots.txt are routes of the site.
  generateIndexSitemap: false,
  generateRobotsTxt: false,
  // The build date says nothing about a page; search engines ignore `changefreq` and `priority`.
  autoLastmod: false,
  changefreq: undefined,
  priority: undefined,
  exclude: [
    // Posts, and pages that list them, change without a build: see app/server-sitemap.xml and app/archive-sitemap.xml.
    '/blog',
    '/search',
    '/blog/page/*',
    ...[
      '/404',
      '/problem',
      '/form-problem',
      '/preview-problem',
      '/api/*',
      '/portal',
      '/portal/*',
      '/thank-you',
      '/*/thank-you',
    ],
    // Everything that is not a page of the site: feeds, pictures, the manifest, and Next's own pages.
    ...['/**/*.*', '/*.*', '/og/**', '/_*'],
  ],
  // The build doesn't list this page, because it is rendered per request.
  additionalPaths: async () => [{ loc: '/book-a-time' }],
  /** Keeps only the categories of the blog, because other blog pages change without a build. */
  transform: (_, path) =>
    path.startsWith('/blog/') && !path.startsWith('/blog/category/')
      ? undefined
      : { loc: path, trailingSlash: path === '/' },
};
