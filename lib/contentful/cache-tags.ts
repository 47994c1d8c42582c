// Routes that show posts export `revalidate = 300` (Next requires a literal), so changes appear within five minutes
// even without a webhook. All other routes are static.

/** Cache tags of pages. `/api/revalidate` marks the pages that have a tag as stale. */
export const cacheTags = {
  /** On all pages that list posts. */
  posts: 'posts',
  /** On all pages that show homes. */
  homes: 'homes',
  /** On the page of this entry, and on pages of other entries that show or link to this entry or asset. */
  item: (id: string) => `item:${id}`,
  /** Only on the article of this entry. */
  article: (id: string) => `article:${id}`,
  /** Only on the home of this entry. */
  home: (id: string) => `home:${id}`,
} as const;
