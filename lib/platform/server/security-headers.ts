/** Of every answer (rulings, section 10), beside a Content-Security-Policy: pages have one each, policy-response.ts adds the rest. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** The folders of `public/` with pictures and films, which may change under the same name, and how long caches hold them. */
export const mediaFolders = ['images', 'brand', 'video'];
export const mediaCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Whether a content type is of something to look at. */
export function isMedia(contentType: string): boolean {
  return /^(image|video)\//.test(contentType);
}
