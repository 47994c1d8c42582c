import { answerTime, company, stateCoast, theCoast } from './company';
import { regionKeywords } from './regions';

/** Copy for the list pages of the blog. */
export const guide = {
  ...company.guide,
  intro:
    'When to go, where to put in, what to bring home from the market, and how to look after a house by the sea. By the people who keep the keys.',
  metaTitle: `${company.guide.name} to ${theCoast}`,
  metaDescription: `Local notes on beaches, food, seasons and events along ${stateCoast}, and plain advice for owners of vacation homes.`,
  keywords: [company.guide.name, ...regionKeywords('travel tips'), `${company.coast} vacation`],
  allPosts: 'All Posts',
  allArticles: 'All articles',
  featured: 'Featured Article',
  latest: 'Latest Articles',
  loadMore: 'Load More Articles',
  loadingMore: 'Loading More Articles...',
  contents: 'In this article',
  backToBlog: 'Back to Blog',
} as const;

/** Copy for lists and articles that can't be shown. */
export const guideStates = {
  loadingList: 'Loading blog posts...',
  loadingArticle: 'Loading article...',
  listFailed: 'Failed to load blog posts. Please try again later.',
  tryAgain: 'Try Again',
  emptyTitle: 'No Blog Posts Found',
  emptyText: 'Either the content service is unavailable or no blog posts have been published yet.',
  retryLoading: 'Retry Loading',
  missingTitle: 'Blog Post Not Found',
  missingMetaTitle: 'Article not found',
  missing: (count: number) => `Blog post not found. Available posts: ${count}`,
  gone: 'This article has been taken down. Another one may answer your question: look for it, or choose a category.',
  unspecified: 'No blog post specified',
  articleFailed: 'Failed to load blog post',
  reload: 'Reload Page',
} as const;

/** The invitation to owners beside an article. */
export const ownerInvitation = {
  kicker: 'For homeowners',
  title: 'Own a home on this coast?',
  text: `See what it could earn, and what you would keep, within ${answerTime}.`,
} as const;

export const quickLinks = [
  { label: 'Partner with Us', href: '/partner' },
  { label: 'Vacation Rentals', href: '/vacation-rentals' },
  { label: 'Contact Us', href: '/contact' },
  { label: guide.backToBlog, href: '/blog' },
] as const;
