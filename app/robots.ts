import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/urls';

/** Thank-you pages and the portal are allowed, because a crawler has to read a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
