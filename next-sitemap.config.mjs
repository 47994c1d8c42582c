import { indexedPages } from './content/pages.ts';
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
  // Only the pages in content/pages.ts. Those that list articles change without a build: see app/archive-sitemap.xml.
  exclude: ['/**'],
  additionalPaths: async () =>
    indexedPages
      .filter(({ listsArticles }) => !listsArticles)
      .map(({ path }) => ({ loc: path, trailingSlash: path === '/' })),
};
