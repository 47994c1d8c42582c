/**
 * Islands by name. The file, in `components/`, begins with 'use client' and exports the component: "stay-card" exports
 * `StayCard`. `npm run build` bundles each island into a file of its own (scripts/lib/islands.mjs).
 */
export const islands = {
  'analysis-form': 'office/analysis-form.tsx',
  'article-search': 'search/article-search.tsx',
  'booking-form': 'meetings/booking-form.tsx',
  'click-to-play': 'consent/click-to-play.tsx',
  'commitment-toggle': 'plans/commitment-toggle.tsx',
  'compare-homes': 'rentals/compare-homes.tsx',
  'copy-link': 'ui/copy-link.tsx',
  embed: 'consent/embed.tsx',
  'embed-settings': 'consent/embed-settings.tsx',
  'free-times': 'meetings/free-times.tsx',
  'home-filter': 'rentals/home-filter.tsx',
  'home-search-form': 'rentals/home-search-form.tsx',
  'hubspot-form': 'forms/hubspot-form.tsx',
  'load-more': 'blog/load-more.tsx',
  'month-tables': 'rentals/month-tables.tsx',
  'move-form': 'meetings/move-form.tsx',
  'native-form': 'forms/native-form.tsx',
  'net-calculator': 'plans/net-calculator/calculator.tsx',
  'next-times': 'meetings/next-times.tsx',
  'picture-dialog': 'rentals/picture-dialog.tsx',
  'portal-access': 'portal/portal-access.tsx',
  'reload-button': 'blog/reload-button.tsx',
  'search-results': 'search/search-results.tsx',
  'share-menu': 'blog/share-menu.tsx',
  'stay-card': 'rentals/stay-card.tsx',
} as const;

export type IslandName = keyof typeof islands;
