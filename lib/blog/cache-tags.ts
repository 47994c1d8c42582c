// Pages and routes that show posts have `export const revalidate = 300` (Next accepts only a literal), so a change shows
// within five minutes even without a webhook. All other pages are static until the next build.

/** Tags of cached pages, which `/api/revalidate` revalidates. */
export const cacheTags = {
  /** Every page that lists posts. */
  posts: 'posts',
  /** The article's own page. */
  post: (id: string) => `post:${id}`,
  /** Pages that show or link to this entry without being its own. */
  entry: (id: string) => `entry:${id}`,
  /** Articles that show this asset. */
  asset: (id: string) => `asset:${id}`,
} as const;
