import { regions } from './regions';

/** The pictures that messages and posts show beside a link to a page, by its path. Other pages show the house picture. */
export const linkPreviews: Record<string, string> = {
  '/': '/images/hero/hero-poster.jpg',
  '/vacation-rentals': '/images/rentals/rental-1.jpg',
  '/partner': '/images/owners/partner-hero.jpg',
  ...Object.fromEntries(regions.map(({ id, destination }) => [`/partner/${id}`, destination.image.src])),
  '/plans': '/images/owners/plans.jpg',
  '/referral': '/images/owners/referral.jpg',
  '/about': '/images/about/our-story.jpg',
  '/team': '/images/about/generations.jpg',
  '/mission': '/images/blog/lighthouse.jpg',
  '/contact': '/images/blog/harbor-townhouses.jpg',
  '/blog': '/images/blog/sunset-sea-oats.jpg',
  '/blog/category/local-attractions': '/images/blog/dune-lake-kayaks.jpg',
  '/blog/category/dining-restaurants': '/images/blog/market-stall.jpg',
  '/blog/category/vacation-tips': '/images/blog/umbrellas-from-above.jpg',
  '/blog/category/property-management': '/images/blog/cottage-behind-dunes.jpg',
  '/blog/category/events-activities': '/images/blog/fishing-boat.jpg',
};
