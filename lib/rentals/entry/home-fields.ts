import { z } from 'zod';
import { regions } from '@/content/regions';
import { createAssetSchema, lenient } from '@/lib/contentful/asset';
import { type FieldModel, fieldModels, pictureLink, slugValidations } from '@/lib/contentful/field-model';
import { nodesIn } from '@/lib/contentful/nodes';
import { isRecord, isText } from '@/lib/platform/unknown-values';
import { parseCount } from './line-tokens';

const text = lenient(z.string().transform((written) => written.trim() || undefined));

const symbol = (name: string, rest: Partial<FieldModel> = {}) =>
  text.clone().register(fieldModels, { name, type: 'Symbol', ...rest });

const required = { required: true };

/** NaN if the field can't be read. */
const number = (name: string, type: 'Integer' | 'Number', min: number, max: number, rest = {}) => {
  const step = type === 'Integer' ? 1 : 0.5;
  const isPossible = (value: number) => value >= min && value <= max && value % step === 0;
  return z
    .unknown()
    .optional()
    .transform((value) => {
      if (value === undefined || value === null || value === '') return undefined;
      const count = typeof value === 'number' ? value : isText(value) ? parseCount(value.trim()) : null;
      return count !== null && isPossible(count) ? count : Number.NaN;
    })
    .register(fieldModels, { name, type, validations: [{ range: { min, max } }], ...rest });
};

/** One long text, or rich text or a list of short texts if the space has these. */
const lines = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => linesOf(value).flatMap((line) => line.trim() || []))
    .register(fieldModels, { name, type: 'Text' });

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter(isText);
  if (!isRecord(value)) return isText(value) ? value.split(/\r?\n|\u2028/) : [];
  const blocks = nodesIn(value).filter(({ nodeType }) => /^(paragraph|heading-\d)$/.test(String(nodeType)));
  return blocks.flatMap((block) => {
    const written = nodesIn(block).flatMap((node) => (isText(node.value) ? node.value : []));
    const heading = block.nodeType === 'paragraph' ? '' : '# ';
    return written
      .join('')
      .split('\n')
      .map((line) => heading + line);
  });
}

const asset = createAssetSchema(text);
/** Null for an unresolved link. */
const pictures = (name: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => [value ?? []].flat().map((link) => asset.safeParse(link).data ?? null))
    .register(fieldModels, { name, type: 'Array', items: { type: 'Link', ...pictureLink } });

/** The content type `home`. An editor types the fields made with `lines` in the way that docs/add-a-home.md shows. */
export const homeFields = z.object({
  title: symbol('Title', required),
  slug: symbol('Address (optional; the title decides otherwise)', { validations: slugValidations }),
  area: symbol('Area: its name or a town', required),
  location: symbol(`Location, such as “${regions[0].towns[0]}, ${regions[0].name}”`),
  summary: symbol('One sentence for cards and search engines', { validations: [{ size: { max: 100 } }] }),
  guests: number('Sleeps', 'Integer', 1, 60, required),
  bedrooms: number('Bedrooms', 'Integer', 0, 30, required),
  bathrooms: number('Bathrooms, such as 2.5', 'Number', 0.5, 30, required),
  rates: lines('Rates, one period a line'),
  fees: lines('Mandatory fees, one a line'),
  petFee: number('Fee for a stay with a dog, in dollars', 'Number', 0, 5_000),
  pets: symbol('Pets: yes, no or ask'),
  petsNote: symbol('Which pets'),
  beds: lines('Beds, one room a line'),
  amenities: lines('Amenities, one a line, in groups'),
  features: lines('Features for the search, one a line'),
  rules: lines('Rules that differ from the usual ones, one a line'),
  pictures: pictures('Pictures of the home'),
  areaPictures: pictures('Pictures of the area'),
  hidden: lenient(z.boolean()).register(fieldModels, { name: 'Hidden from the site', type: 'Boolean' }),
  bookingId: symbol('Id at the booking engine, if it differs'),
});

export type HomeFields = z.output<typeof homeFields>;
