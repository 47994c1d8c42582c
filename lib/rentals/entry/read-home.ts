import { formatCount } from '@/content/numbers';
import { findRegion, regions } from '@/content/regions';
import {
  type petLabels,
  type Rental,
  type RentalPicture,
  reservedHomeIds,
  usualRules,
} from '@/content/rentals';
import { checkPicture } from '@/lib/contentful/check-picture';
import type { ListedEntry } from '@/lib/contentful/index-cache';
import { tooLargeOf } from '@/lib/contentful/nodes';
import { toPhoto } from '@/lib/contentful/photo';
import { checkSlug, collectProblems, type Problem, type Report } from '@/lib/contentful/problems';
import { bareSlugOf } from '@/lib/contentful/slug';
import { toOneLine } from '@/lib/platform/text-table';
import { isRecord } from '@/lib/platform/unknown-values';
import { searchableRegions } from '@/lib/rentals/listed-home';
import { findLowestPrice } from '@/lib/rentals/rates';
import { findRegionNamed, fold } from '@/lib/rentals/search';
import { officeDay } from '@/lib/time/calendar-days';
import { type HomeFields, homeFields } from './home-fields';
import { parseAmenities, parseBedLine, parseFeeLine, parseRuleLine, removeBullet } from './home-lines';
import type { LineFault } from './line-tokens';
import { findUnclearNight, parseRateLine } from './rate-line';

/** The content type of a home in Contentful. */
export const homeType = 'home';

/** `home` is null if the entry is hidden, or has a problem that is an error. */
export interface HomeVersion extends ListedEntry {
  createdAt: string;
  title: string;
  slugField: string;
  home: Rental | null;
  problems: readonly Problem[];
}

/** Reads an entry of the type `home` whose links hold the `fields` of their assets (`EntryPage`). */
export function readHome(entry: unknown): HomeVersion {
  const { sys, fields: written } = isRecord(entry) ? entry : {};
  const textOf = (name: string) => String((isRecord(sys) && sys[name]) || '');
  const id = textOf('id');
  const createdAt = textOf('createdAt');
  const fields = homeFields.parse(isRecord(written) ? written : {});
  const { title = '', hidden: isHidden = false } = fields;
  const { problems, report } = collectProblems(id, title);
  const slug = bareSlugOf({ id, title, createdAt, ...(fields.slug && { slugField: fields.slug }) });
  const tooLarge = tooLargeOf(entry);
  if (tooLarge) report('too-large', tooLarge);
  else if (!title) report('no-title', 'It has no title, so the site leaves it out.');
  if (reservedHomeIds.includes(slug))
    report('reserved-slug', `The address can’t be “${slug}”: change the slug.`);
  checkSlug(fields.slug, slug, report);
  // Contentful left out its pictures, or all fields, which would look like more problems.
  const home = tooLarge ? null : toRental(slug, title, fields, report);
  const isLeftOut = isHidden || problems.some(({ level }) => level === 'error');
  return {
    ...{ id, createdAt, updatedAt: textOf('updatedAt'), title, slugField: slug, isHidden, problems },
    home: isLeftOut ? null : home,
  };
}

function toRental(id: string, title: string, fields: HomeFields, report: Report): Rental | null {
  const { area, location, summary, guests, bedrooms, bathrooms, petsNote, bookingId } = fields;
  const region = findRegion(findRegionNamed(area ?? '', searchableRegions)?.id);
  const areas = regions.map(({ name }) => name).join(', ');
  if (!area) report('missing-field', `The field area is empty. Write one of these: ${areas}.`);
  else if (!region)
    report('unknown-area', `The area “${toOneLine(area, 60)}” is none of ours: ${areas}, or a town there.`);
  for (const field of ['guests', 'bedrooms', 'bathrooms'] as const)
    if (fields[field] === undefined || Number.isNaN(fields[field]))
      report(
        'missing-field',
        `The field ${field} needs a number${field === 'bathrooms' ? ' such as 2.5' : ''}.`,
      );
  if (!summary) report('empty-field', 'The field summary is empty.');
  const pictures = [
    ...readPictures('pictures', fields.pictures, report),
    ...readPictures('areaPictures', fields.areaPictures, report).map((one) => ({
      ...one,
      nearby: true as const,
    })),
  ];
  const [first, ...others] = pictures;
  if (!first || first.nearby) report('no-picture', 'The field pictures has no picture of the home.');
  const sleeping = readLines('beds', fields.beds, parseBedLine, report);
  const features = fields.features.map(removeBullet);
  const rules = readLines('rules', fields.rules, parseRuleLine, report);
  const prices = readPrices(fields, report);
  const amenities = parseAmenities(fields.amenities, (line, fault) =>
    reportLine('amenities', line, fault, report),
  );
  const pets = readPets(fields.pets, report);
  if (sleeping.length === 0) report('empty-field', 'The field beds has no room with its beds.');
  if (!region || !first || guests === undefined || bedrooms === undefined || bathrooms === undefined)
    return null;
  return {
    ...{ id, ...(bookingId && { bookingId }), title, region: region.id },
    ...{ location: location ?? region.longName, ...prices, guests, bedrooms, bathrooms },
    ...{ pictures: [first, ...others], summary: summary ?? '', features, sleeping, amenities },
    ...{ pets, ...(petsNote && { petsNote }), rules: Object.assign({}, usualRules, ...rules) },
  };
}

/** How to write the lines of a field. */
const examples = {
  rates: '“May 22 to August 15: $450, 5 nights, Saturday” or “otherwise $275, 3 nights”',
  fees: '“Cleaning: $180 a stay” or “Resort fee: $25 a night”',
  beds: '“Bedroom 1: king, own bath” or “Bunk room: 2 bunks”',
  amenities: '“Kitchen:”, then “- Dishwasher” or “- Full kitchen [kitchen]”',
  rules: '“Check-in: 3 PM”',
};
type LineField = keyof typeof examples;

function reportLine(field: LineField, line: string, fault: string, report: Report): void {
  const problem = `The line “${toOneLine(line, 80)}” of the field ${field} can’t be read: ${toOneLine(fault, 200)}.`;
  report('unreadable-line', `${problem} Write it like ${examples[field]}.`);
}

/** Finding nights with two prices takes time that grows with the square of the lines. */
const MAX_RATES = 60;

function readLines<Item extends object>(
  field: LineField,
  lines: readonly string[],
  parse: (line: string) => Item | LineFault,
  report: Report,
): Item[] {
  return lines.flatMap((line) => {
    const item = parse(removeBullet(line));
    if (!('fault' in item)) return item;
    reportLine(field, line, item.fault, report);
    return [];
  });
}

/** Leaves out all rates if one of the totals could be wrong. */
function readPrices(fields: HomeFields, report: Report): Pick<Rental, 'rates' | 'fees' | 'petFee'> {
  const { petFee } = fields;
  const fees = readLines('fees', fields.fees, parseFeeLine, report);
  let isCertain = fees.length === fields.fees.length && fields.rates.length <= MAX_RATES;
  if (fields.rates.length > MAX_RATES)
    report('unreadable-field', `The field rates has over ${MAX_RATES} lines: write a line for each season.`);
  const rates = fields.rates.slice(0, MAX_RATES).flatMap((line) => {
    const rate = parseRateLine(removeBullet(line));
    if (!('fault' in rate)) return rate;
    reportLine('rates', line, rate.fault, report);
    isCertain &&= rate.period !== undefined;
    return rate.period ? { ...rate.period, price: null, minNights: 1 } : [];
  });
  const sorted = [...rates.filter(({ from }) => from), ...rates.filter(({ from }) => !from)];
  const unclear = isCertain && findUnclearNight(sorted);
  if (unclear)
    report(
      'unreadable-line',
      `Two lines of the field rates cover the night of ${unclear}. End one earlier, or write the shorter one first.`,
    );
  if (Number.isNaN(petFee))
    report('unreadable-field', 'The field petFee needs dollars such as 100 or 99.50.');
  const known = isCertain && !unclear && !Number.isNaN(petFee);
  const hasPrice = findLowestPrice({ rates }, officeDay()) !== null;
  const reason = known ? 'no night from today on has one' : 'they could be wrong';
  if (!known || !hasPrice)
    report('no-price', `The site shows no prices, because ${reason}: guests read that we tell the total.`);
  return known
    ? { rates: sorted, ...(fees.length > 0 && { fees }), ...(petFee !== undefined && { petFee }) }
    : { rates: [] };
}

function readPictures(
  field: 'pictures' | 'areaPictures',
  assets: HomeFields['pictures'],
  report: Report,
): RentalPicture[] {
  const pictures = assets.flatMap((asset) => {
    const photo = toPhoto(asset);
    // An SVG can't be resized.
    if (!photo || photo.service === 'none') return [];
    const { service, size, ...picture } = photo;
    if (asset) checkPicture(asset, report);
    return service === 'contentful' ? { ...picture, size } : picture;
  });
  const lost = assets.length - pictures.length;
  if (lost > 0)
    report(
      'lost-picture',
      `The field ${field} links to ${formatCount(lost, 'file')} that can’t be shown: publish them, as JPEG or PNG.`,
    );
  return pictures;
}

const petAnswers: Record<keyof typeof petLabels, string> = {
  yes: 'yes, pets welcome, dogs welcome, pets allowed, dogs allowed, pet friendly, dog friendly',
  no: 'no, none, no pets, no dogs, not allowed, pets not allowed',
  ask: 'ask, ask us, ask about pets, on request, upon request',
};

function readPets(written: string | undefined, report: Report): Rental['pets'] {
  if (!written) return 'ask';
  const answers = (['yes', 'no', 'ask'] as const).filter((answer) =>
    petAnswers[answer].split(', ').includes(fold(written)),
  );
  if (answers[0]) return answers[0];
  report('unreadable-field', `The field pets is “${toOneLine(written, 60)}”: write yes, no or ask.`);
  return 'ask';
}
