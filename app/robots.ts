import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/urls';

/** Crawlers may open the thank-you pages and the portal, because they see a page's noindex only by reading the page. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
