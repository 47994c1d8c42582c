export const limits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  fetchMs: 8_000,
  redirects: 3,
  /** The maximum number of concurrent downloads, and also of concurrent decodes. */
  atOnce: 4,
  /** The maximum number of jobs that wait in a queue. Further ones are rejected. */
  waiting: 500,
  /** Pictures within the other limits decode in less than a second, unless they were crafted to be slow. */
  decodeSeconds: 6,
  cachedPoints: 5_000,
  urlLength: 2_048,
} as const;
