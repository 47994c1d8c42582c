/** Sent with every response. policy-response.ts adds the Content-Security-Policy, and more to pages with a key. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'autoplay=(self)',
    'accelerometer=(), gyroscope=(), magnetometer=(), geolocation=(), xr-spatial-tracking=()',
    'camera=(), microphone=(), display-capture=(), midi=(), usb=()',
    'browsing-topics=(), payment=()',
  ].join(', '),
  'X-Frame-Options': 'DENY',
} as const;
