/** By path. */
export const feedFormats = {
  '/feed.xml': { name: 'RSS', type: 'application/rss+xml', link: 'rss', format: 'rss2' },
  '/atom.xml': { name: 'Atom', type: 'application/atom+xml', link: 'atom', format: 'atom1' },
  '/feed.json': { name: 'JSON Feed', type: 'application/feed+json', link: 'json', format: 'json1' },
} as const;
export type FeedPath = keyof typeof feedFormats;
