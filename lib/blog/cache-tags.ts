// Routes that show posts export `revalidate = 300` (Next requires a literal), so changes appear within five minutes
// even without a webhook. All other routes are static.

/** Tags of cached pages, which `/api/revalidate` invalidates. */
export const cacheTags = {
  /** All pages that list posts. */
  posts: 'posts',
  /** The article of this entry, and articles that show or link to this entry or asset. */
  item: (id: string) => `item:${id}`,
} as const;
