/** The three feeds, by the path each has. */
export const feedFormats = {
  '/feed.xml': { name: 'RSS', type: 'application/rss+xml' },
  '/atom.xml': { name: 'Atom', type: 'application/atom+xml' },
  '/feed.json': { name: 'JSON Feed', type: 'application/feed+json' },
} as const;
export type FeedPath = keyof typeof feedFormats;
