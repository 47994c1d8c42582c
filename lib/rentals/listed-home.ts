import { company } from '@/content/company';
import { formatCount } from '@/content/numbers';
import { findRegion, regions } from '@/content/regions';
import { amenityFilters } from '@/content/rental-pages';
import { formatBaths, petLabels, type Rental } from '@/content/rentals';
import { getPictureFacts } from '@/lib/pictures/made-pictures';
import type { PictureFacts } from '@/lib/pictures/picture-files';
import { officeDay } from '@/lib/time/calendar-days';
import { findLowestPrice } from './rates';
import { fold, type SearchableHome, type SearchableRegion } from './search';

/** A home on cards and in lists. It is JSON, because the list of homes has it for each of them. */
export interface ListedHome extends SearchableHome {
  title: string;
  location: string;
  /** "3 bedrooms, 2½ baths" */
  rooms: string;
  pets: string;
  amenities: string[];
  rating?: number | undefined;
  isSample?: true | undefined;
  picture: PictureFacts & { alt: string };
  bookingId?: string | undefined;
}

/** Words that are added to the text of every home, so that a search for one of them finds all homes. */
const COMMON_WORDS = [
  'vacation rental rentals home homes house houses place places stay stays',
  ...[company.state.name, company.coast, company.shore],
].join(' ');

export function toListed(rental: Rental): ListedHome {
  const { id, region, guests, bedrooms, bathrooms, title, location, summary, features, amenities, pets } =
    rental;
  const place = findRegion(region);
  const items = amenities.flatMap(({ items }) => items);
  const labels = [...features, ...items.map(({ label }) => label)];
  const words = [
    title,
    location,
    place?.longName,
    place?.searchName,
    ...(place?.towns ?? []),
    summary,
    ...labels,
  ];
  return {
    ...{ id, region, bedrooms, title, location, sleeps: guests, takesPets: pets !== 'no' },
    text: ` ${fold([...new Set(words), `${bedrooms} bedrooms`, COMMON_WORDS].join(' '))}`,
    filters: amenityFilters.flatMap(({ id, label }) => (hasAmenity(labels, label) ? id : [])),
    rooms: `${formatCount(bedrooms, 'bedroom')}, ${formatBaths(bathrooms)}`,
    pets: petLabels[pets],
    amenities: items.flatMap(({ icon, label }) => (icon ? label : [])),
    picture: pictureOf(rental),
    lowest: findLowestPrice(rental, officeDay()),
    ...{ rates: rental.rates, fees: rental.fees, petFee: rental.petFee },
    ...{ rating: rental.rating, isSample: rental.isSample, bookingId: rental.bookingId },
  };
}

const hasAmenity = (labels: readonly string[], amenity: string) =>
  labels.some((label) => ` ${fold(label)} `.includes(` ${fold(amenity)} `));

function pictureOf({ pictures: [{ src, alt, size, focus }] }: Rental): ListedHome['picture'] {
  return { ...getPictureFacts(src, size), ...(focus && { focus }), alt };
}

/** Offers only amenities that some homes have and others don't. */
export const listAmenityFilters = (homes: readonly ListedHome[]): { id: string; label: string }[] =>
  amenityFilters
    .filter(({ id }) => homes.some(({ filters }) => filters.includes(id)))
    .filter(({ id }) => homes.some(({ filters }) => !filters.includes(id)))
    .slice(0, 8)
    .map(({ id, label }) => ({ id, label }));

export const searchableRegions: SearchableRegion[] = regions.map(
  ({ id, name, where, longName, searchName, towns }) => ({
    id,
    name,
    where,
    aliases: [id, name, longName, searchName, ...towns],
  }),
);
