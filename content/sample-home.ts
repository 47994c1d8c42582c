import { findRegion, regions } from './regions';
import { rentals } from './rentals';

const [area] = regions;
const noHome = {
  title: 'Sample Home',
  region: area.id,
  bedrooms: 3,
  bathrooms: 2,
  guests: 6,
  pictures: [area.destination.image],
} as const;

const home = rentals[0] ?? noHome;
const { name: place, where } = findRegion(home.region) ?? area;

/** The home of the sample analysis, the sample statement and the portal: the first of our homes. */
export const sampleHome = {
  ...home,
  /** "Sea Oat Cottage, 30A" */
  name: `${home.title}, ${place}`,
  /** "on 30A" */
  where,
  picture: { src: home.pictures[0].src, alt: '' },
};
