import { listPagePath } from '@/content/pages';
import { type RegionId, regions } from '@/content/regions';
import { rentalsPage } from '@/content/rental-pages';
import type { Rental } from '@/content/rentals';

export const HOMES_PER_PAGE = 24;

/** A page that lists homes: all of them or those of an area, each in as many pages as they need. */
export interface HomeList {
  path: `/${string}`;
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  keywords: readonly string[];
  area: RegionId | null;
  firstPath: `/${string}`;
  page: number;
  pages: number;
  /** The homes on this page. */
  homes: readonly Rental[];
}

type ListCopy = Pick<HomeList, 'title' | 'lead' | 'metaTitle' | 'metaDescription' | 'keywords'>;

function splitList(
  all: readonly Rental[],
  firstPath: HomeList['path'],
  area: RegionId | null,
  copy: ListCopy,
): HomeList[] {
  const homes = all.filter(({ region }) => !area || region === area);
  const pages = Math.max(1, Math.ceil(homes.length / HOMES_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const number = index === 0 ? '' : `, page ${index + 1}`;
    return {
      ...{ area, firstPath, page: index + 1, pages, keywords: copy.keywords, lead: copy.lead },
      path: listPagePath(firstPath, index + 1),
      title: `${copy.title}${number}`,
      metaTitle: `${copy.metaTitle}${number}`,
      metaDescription: number
        ? `${copy.metaTitle}${number} of ${pages}: homes to rent, with every mandatory fee in the price.`
        : copy.metaDescription,
      homes: homes.slice(index * HOMES_PER_PAGE, (index + 1) * HOMES_PER_PAGE),
    };
  });
}

export const listHomes = (all: readonly Rental[]): HomeList[] => [
  ...splitList(all, '/vacation-rentals', null, rentalsPage),
  ...regions.flatMap(({ id, name, where, longName, destination: { description } }) =>
    splitList(all, `/vacation-rentals/area/${id}`, id, {
      title: `Vacation Rentals ${where}`,
      lead: `${description} The price you see includes every mandatory fee.`,
      metaTitle: `Vacation Rentals ${where}`,
      metaDescription: `Homes to rent ${where}, with every mandatory fee in the price. ${description}`,
      keywords: [`${name} vacation rentals`, `${longName} beach homes`, `${longName} homes to rent`],
    }),
  ),
];
