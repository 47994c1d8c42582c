// Routes that show posts export `revalidate = 300` (Next requires a literal), so changes appear within five minutes
// even without a webhook. All other routes are static.

/** Tags of cached pages, which `/api/revalidate` invalidates. */
export const cacheTags = {
  /** All pages that list posts. */
  posts: 'posts',
  /** The article's own page. */
  post: (id: string) => `post:${id}`,
  /** Other pages that show or link to this entry. */
  entry: (id: string) => `entry:${id}`,
  /** Articles that show this asset. */
  asset: (id: string) => `asset:${id}`,
} as const;
