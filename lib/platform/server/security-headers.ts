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

/** What is said to caches of a file whose name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

const mayChange = 'public, max-age=86400, stale-while-revalidate=604800';

/** The folders of `public/` with pictures and films, and what is said to caches of each. */
export const mediaFolders = { pictures: immutable, images: mayChange, brand: mayChange, video: mayChange };

/** Whether a content type is of something to look at. */
export function isMedia(contentType: string): boolean {
  return /^(image|video)\//.test(contentType);
}
