import 'server-only';
import type { ItemList, VacationRental } from 'schema-dts';
import { company } from '@/content/company';
import { formatCount, formatDollars } from '@/content/numbers';
import { findRegion } from '@/content/regions';
import { bedNames, petLabels, type Rental } from '@/content/rentals';
import { formatLowestPrice } from '@/lib/rentals/labels';
import { findLowestPrice, listNightlyPrices } from '@/lib/rentals/rates';
import { officeDay } from '@/lib/time/calendar-days';
import { nodeId } from './structured-data';
import { absoluteUrl } from './urls';

export function rentalDescription(rental: Rental) {
  const { title, location, guests, bedrooms, summary } = rental;
  const lowest = findLowestPrice(rental, officeDay());
  const price = lowest && `, ${formatLowestPrice(lowest)} a night with all fees`;
  const region = findRegion(rental.region);
  return {
    metaTitle: `${title}, ${region?.name}`,
    metaDescription: `${summary} Sleeps ${guests}, ${formatCount(bedrooms, 'bedroom')}${price ?? ''}.`,
    keywords: [
      title,
      `${location} vacation rental`,
      `${region?.longName} ${bedrooms}-bedroom home`,
      petLabels[rental.pets],
    ],
  };
}

/** Leaves out ratings and reviews, because the sample homes have made-up ones. */
export function vacationRental(rental: Rental): Exclude<VacationRental, string> {
  const { id, title, summary, guests, bedrooms, bathrooms, pictures, sleeping, amenities, rules } = rental;
  const beds = Map.groupBy(
    sleeping.flatMap((room) => room.beds),
    (kind) => bedNames[kind],
  );
  return {
    '@type': 'VacationRental',
    identifier: id,
    name: title,
    description: summary,
    url: absoluteUrl(`/vacation-rentals/${id}`),
    image: pictures.filter(({ nearby }) => !nearby).map(({ src }) => absoluteUrl(src)),
    telephone: company.phone.e164,
    priceRange: formatPriceRange([rental]),
    address: {
      '@type': 'PostalAddress',
      addressLocality: findRegion(rental.region)?.longName,
      addressRegion: company.state.code,
      addressCountry: company.address.country,
    },
    checkinTime: rules.checkIn,
    checkoutTime: rules.checkOut,
    petsAllowed: rental.pets === 'ask' ? petLabels.ask : rental.pets === 'yes',
    containsPlace: {
      '@type': 'Accommodation',
      occupancy: { '@type': 'QuantitativeValue', maxValue: guests },
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      bed: [...beds].map(([typeOfBed, { length: numberOfBeds }]) => ({
        '@type': 'BedDetails',
        typeOfBed,
        numberOfBeds,
      })),
      amenityFeature: amenities
        .flatMap(({ items }) => items)
        .map(({ label }) => ({ '@type': 'LocationFeatureSpecification', name: label, value: true })),
    },
    parentOrganization: { '@id': nodeId.organization },
  };
}

/** "$275 - $340 per night"; undefined if no home has a price. */
export function formatPriceRange(homes: readonly Rental[]): string | undefined {
  const prices = homes.flatMap((home) => listNightlyPrices(home, officeDay()));
  if (prices.length === 0) return undefined;
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return `${[...ends].map(formatDollars).join(' - ')} per night`;
}

export function rentalList(rentals: readonly Rental[]): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Vacation rentals',
    numberOfItems: rentals.length,
    itemListElement: rentals.map((rental, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // The list doesn't show the description.
      item: { ...vacationRental(rental), description: undefined },
    })),
  };
}
