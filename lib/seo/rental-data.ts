import 'server-only';
import type { ItemList, VacationRental } from 'schema-dts';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import { bedNames, formatBedrooms, petLabels, type Rental } from '@/content/rentals';
import { nodeId } from './structured-data';
import { absoluteUrl } from './urls';

const regionOf = (rental: Rental) => regions.find(({ id }) => id === rental.region);

export function rentalDescription(rental: Rental) {
  const { title, location, price, guests, bedrooms, summary } = rental;
  const region = regionOf(rental);
  return {
    metaTitle: `${title}, ${region?.name}`,
    metaDescription: `${summary} Sleeps ${guests}, ${formatBedrooms(bedrooms)}, $${price} a night with all fees.`,
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
    address: {
      '@type': 'PostalAddress',
      addressLocality: regionOf(rental)?.longName,
      addressRegion: company.address.state,
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

export function rentalList(rentals: readonly Rental[]): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Vacation rentals',
    numberOfItems: rentals.length,
    itemListElement: rentals.map((rental, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: vacationRental(rental),
    })),
  };
}
