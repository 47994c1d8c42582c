/** What a picture may cost us. Sizes in bytes, times in milliseconds. */
export const limits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  fetchMs: 8_000,
  redirects: 3,
  /** Fetched at the same time, and decoded at the same time; the rest waits its turn. */
  atOnce: 4,
  waiting: 500,
  /** Decoding a picture within all other limits takes well under a second; beyond this it was built to be slow. */
  decodeSeconds: 6,
  cachedPoints: 5_000,
  urlLength: 2_048,
} as const;
