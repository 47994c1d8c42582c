import path from 'node:path';
import { formatCount, formatDollars } from '@/content/numbers';
import type { Fee, Rate } from '@/content/rates';
import { rentalPage } from '@/content/rental-pages';
import { type Rental, type RentalPicture, ruleNames, type SleepingRoom, usualRules } from '@/content/rentals';
import { formatPeriod } from '@/lib/rentals/home-facts';

/** Writes a home as an entry, in the lines that an editor would type. Its links hold their assets. */
export function toHomeEntry(home: Rental) {
  const { id, title, region, location, summary, guests, bedrooms, bathrooms, pets, petsNote, bookingId } =
    home;
  const pictures = home.pictures.map((picture, index) => ({
    ...{ isNearby: picture.nearby ?? false, link: toAssetLink(`${id}-${index + 1}`, picture) },
  }));
  const linksOf = (areNearby: boolean) =>
    pictures.flatMap(({ isNearby, link }) => (isNearby === areNearby ? link : []));
  const { petFee } = home;
  const fields = {
    ...{
      title,
      slug: id,
      area: region,
      location,
      summary,
      guests,
      bedrooms,
      bathrooms,
      petFee,
      pets,
      petsNote,
    },
    rates: home.rates.map(formatRate).join('\n'),
    fees: home.fees?.map(formatFee).join('\n'),
    beds: home.sleeping.map(formatRoom).join('\n'),
    amenities: home.amenities
      .map(({ title, items }) => [`${title}:`, ...items.map(formatAmenity)].join('\n'))
      .join('\n\n'),
    features: home.features.join('\n'),
    rules: formatRules(home.rules).join('\n'),
    pictures: linksOf(false),
    areaPictures: linksOf(true),
    bookingId,
  };
  return { sys: { id, type: 'Entry' as const }, fields: withoutEmpty(fields) };
}

/** Contentful rejects an empty text. */
const withoutEmpty = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

function toAssetLink(id: string, { src, alt, caption }: RentalPicture) {
  const file = { url: src, fileName: path.basename(src), contentType: 'image/jpeg' };
  return { sys: { id, type: 'Asset' as const }, fields: { title: caption ?? alt, description: alt, file } };
}

function formatRate({ from, to, when, price, minNights, arrivalDay }: Rate): string {
  const period = from && to ? formatPeriod(from, to) : 'Otherwise';
  const terms = [
    price === null ? 'ask us' : formatDollars(price),
    formatCount(minNights, 'night'),
    arrivalDay,
  ];
  return `${[period, when].filter(Boolean).join(', ')}: ${terms.filter(Boolean).join(', ')}`;
}

const formatFee = ({ label, price, per }: Fee): string => `${label}: ${formatDollars(price)} a ${per}`;

function formatRoom({ name, beds, note }: SleepingRoom): string {
  const kinds = [...Map.groupBy(beds, (kind) => kind)].map(([kind, { length }]) =>
    length === 1 ? kind : `${length} ${kind}s`,
  );
  return `${name}: ${[...kinds, note].filter(Boolean).join(', ')}`;
}

const formatAmenity = ({ label, icon }: Rental['amenities'][number]['items'][number]): string =>
  `- ${label}${icon ? ` [${icon}]` : ''}`;

const formatRules = (rules: Rental['rules']): string[] =>
  ruleNames
    .filter((key) => rules[key] !== usualRules[key])
    .map((key) => `${rentalPage.rule[key]}: ${rules[key]}`);
