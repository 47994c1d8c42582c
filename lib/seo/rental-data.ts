import 'server-only';
import type { ItemList, VacationRental } from 'schema-dts';
import { company } from '@/content/company';
import { regions } from '@/content/regions';
import type { Rental } from '@/content/rentals';
import { nodeId } from './structured-data';
import { absoluteUrl } from './urls';

/** A home as VacationRental, without ratings and reviews because the samples' are invented. */
function vacationRental(rental: Rental): VacationRental {
  const { id, title, region, summary, guests, bedrooms, bathrooms, image, amenities } = rental;
  return {
    '@type': 'VacationRental',
    identifier: id,
    name: title,
    description: summary,
    url: absoluteUrl(`/vacation-rentals#${id}`),
    image: absoluteUrl(image.src),
    telephone: company.phone.e164,
    address: {
      '@type': 'PostalAddress',
      addressLocality: regions.find(({ id }) => id === region)?.longName,
      addressRegion: company.address.state,
      addressCountry: company.address.country,
    },
    containsPlace: {
      '@type': 'Accommodation',
      occupancy: { '@type': 'QuantitativeValue', maxValue: guests },
      numberOfBedrooms: bedrooms,
      numberOfBathroomsTotal: bathrooms,
      amenityFeature: amenities.map(({ label }) => ({
        '@type': 'LocationFeatureSpecification',
        name: label,
        value: true,
      })),
    },
    parentOrganization: { '@id': nodeId.organization },
  };
}

/** The homes on the page as ItemList. */
export function rentalList(rentals: Rental[]): ItemList {
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
