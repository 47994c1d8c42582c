import { aboutPage } from './about';
import { categories } from './categories';
import { contactPage } from './contact';
import { guide } from './guide';
import { homePage } from './home';
import { indexedPages, menuTitleOf } from './pages';
import { partnerPage } from './partner';
import { plansPage } from './plans-page';
import { referralReward } from './referral-reward';
import { regionNames, regions } from './regions';
import { sampleAnalysisPage } from './sample-analysis';

/** The text and picture of a link preview in messages and posts. */
export interface LinkPreview {
  kicker: string;
  title: string;
  /** A path in `public/`, or the URL of a picture in Contentful. */
  picture: string;
}

const ownersKicker = 'For homeowners';
const companyKicker = 'Our company';
const termsKicker = 'The fine print, in plain words';

const rentalsPreview = { kicker: 'Vacation rentals', picture: '/images/rentals/rental-1.jpg' };
const guidePreview = { kicker: guide.name, picture: '/images/blog/sunset-sea-oats.jpg' };

const categoryPictures = {
  'local-attractions': '/images/blog/dune-lake-kayaks.jpg',
  'dining-restaurants': '/images/blog/market-stall.jpg',
  'vacation-tips': '/images/blog/umbrellas-from-above.jpg',
  'property-management': '/images/blog/cottage-behind-dunes.jpg',
  'events-activities': '/images/blog/fishing-boat.jpg',
} as const;

/** What differs from the default, by the page's path. */
const changes: Record<string, Partial<LinkPreview>> = {
  '/': { kicker: regionNames, title: homePage.title },
  '/vacation-rentals': { ...rentalsPreview, title: 'Beach homes, with every fee in the price' },
  ...Object.fromEntries(regions.map(({ id }) => [`/vacation-rentals/area/${id}`, rentalsPreview])),
  '/partner': { kicker: ownersKicker, title: partnerPage.title, picture: '/images/owners/partner-hero.jpg' },
  '/partner/sample-analysis': {
    kicker: ownersKicker,
    title: sampleAnalysisPage.metaTitle,
    picture: '/images/owners/plans.jpg',
  },
  ...Object.fromEntries(
    regions.map(({ id, partner: { title, focusArea }, destination }) => [
      `/partner/${id}`,
      { kicker: focusArea, title, picture: destination.image.src },
    ]),
  ),
  '/plans': { kicker: ownersKicker, title: plansPage.title, picture: '/images/owners/plans.jpg' },
  '/referral': {
    kicker: 'Referral program',
    title: `Know an owner? ${referralReward.label} says thank you.`,
    picture: '/images/owners/referral.jpg',
  },
  '/about': { kicker: companyKicker, title: aboutPage.title, picture: '/images/about/our-story.jpg' },
  '/team': {
    kicker: companyKicker,
    title: 'The people who keep the keys',
    picture: '/images/about/generations.jpg',
  },
  '/mission': {
    kicker: companyKicker,
    title: 'What we are here to do',
    picture: '/images/blog/lighthouse.jpg',
  },
  '/contact': {
    kicker: companyKicker,
    title: contactPage.title,
    picture: '/images/blog/harbor-townhouses.jpg',
  },
  '/privacy': { kicker: termsKicker, picture: '/images/blog/boardwalk.jpg' },
  '/terms': { kicker: termsKicker, picture: '/images/blog/pier-dusk.jpg' },
  '/cookies': { kicker: termsKicker, picture: '/images/blog/bikes.jpg' },
  '/blog': { ...guidePreview, title: guide.title },
  ...Object.fromEntries(
    categories.map(({ slug }) => [
      `/blog/category/${slug}`,
      { kicker: guide.name, picture: categoryPictures[slug] },
    ]),
  ),
};

/** By the page's path. Articles and archive pages have generated previews (lib/seo/og). */
export const linkPreviews: Record<string, LinkPreview> = Object.fromEntries(
  indexedPages.map((page) => [
    page.path,
    {
      ...{ kicker: menuTitleOf(page), title: page.title, picture: '/images/hero/hero-poster.jpg' },
      ...changes[page.path],
    },
  ]),
);

export const createArchivePreview = (page: number): LinkPreview => ({
  ...guidePreview,
  title: `All articles, page ${page}`,
});

export const createListPreview = (title: string): LinkPreview => ({ ...rentalsPreview, title });
