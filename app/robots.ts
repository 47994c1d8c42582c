import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/urls';

/** Thank-you pages and the portal stay open to crawlers: their noindex can only be seen by who may read them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
