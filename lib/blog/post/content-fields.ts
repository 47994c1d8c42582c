import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import { lenient } from '@/lib/contentful/asset';
import { type FieldModel, fieldModels, pictureLink, slugValidations } from '@/lib/contentful/field-model';
import { isRecord } from '@/lib/platform/unknown-values';
import { assetSchema, text } from './asset';

const symbol = (name: string, rest: Partial<FieldModel> = {}) =>
  text.clone().register(fieldModels, { name, type: 'Symbol', ...rest });

const longText = (name: string) => text.clone().register(fieldModels, { name, type: 'Text' });
const bodyText = (name: string) => lenient(z.string()).register(fieldModels, { name, type: 'Text' });

/** Normalizes a date to ISO 8601 with time and zone (midnight UTC by default). Other values become undefined. */
const isoDateTime = lenient(
  z.union([
    z.iso.datetime({ offset: true }),
    z.iso.datetime({ offset: true, precision: -1 }),
    z.iso.datetime({ local: true }).transform((time) => `${time}Z`),
    z.iso.date().transform((day) => `${day}T00:00Z`),
  ]),
);

const richText = (name: string) =>
  lenient(
    z.union([z.string(), z.custom<Document>((value) => isRecord(value) && value.nodeType === 'document')]),
  ).register(fieldModels, { name, type: 'RichText' });

/** Null for an unresolved link, which must not break the article. */
const asset = assetSchema.nullish().catch(null);
const photo = (name: string) => asset.clone().register(fieldModels, { name, type: 'Link', ...pictureLink });
const photos = (name: string) =>
  z
    .preprocess((value) => [value].flat(), z.array(asset))
    .transform((all) => all.filter((one) => one != null))
    .register(fieldModels, { name, type: 'Array', items: { type: 'Link', ...pictureLink } });

/** Fields of both content types that the index needs. */
export const indexFields = {
  title: symbol('Title', { required: true }),
  slug: symbol('Address (optional; the title decides otherwise)', { validations: slugValidations }),
  publishDate: isoDateTime.register(fieldModels, {
    name: 'Publish date (optional; the day of its creation otherwise)',
    type: 'Date',
  }),
  author: symbol('Author'),
  // Older spaces have the title here.
  text1: symbol('Title (older spaces)', { disabled: true }),
};

/** The two content types. Fields named `…Text` are the HTML or plain-text alternative to rich-text fields. */
export const contentFields = {
  blogPost: z.object({
    ...indexFields,
    excerpt: longText('Excerpt'),
    photo1: photos('Pictures'),
    content1: richText('Body'),
    content1Text: bodyText('Body, as HTML or text'),
  }),
  top5BlogPost: z.object({
    ...indexFields,
    excerpt: longText('Excerpt'),
    openingParagraph: richText('Opening'),
    photo1: photo('Picture 1'),
    p1: richText('Paragraph 1'),
    photo2: photo('Picture 2'),
    p2: richText('Paragraph 2'),
    photo3: photo('Picture 3'),
    p3: richText('Paragraph 3'),
    photo4: photo('Picture 4'),
    p4: richText('Paragraph 4'),
    photo5: photo('Picture 5'),
    p5: richText('Paragraph 5'),
    closingParagraph: richText('Closing'),
    openingParagraphText: bodyText('Opening, as HTML or text'),
    p1Text: bodyText('Paragraph 1, as HTML or text'),
    p2Text: bodyText('Paragraph 2, as HTML or text'),
    p3Text: bodyText('Paragraph 3, as HTML or text'),
    p4Text: bodyText('Paragraph 4, as HTML or text'),
    p5Text: bodyText('Paragraph 5, as HTML or text'),
    closingParagraphText: bodyText('Closing, as HTML or text'),
  }),
};

/** Rich text or a plain string. */
export type Content = z.output<(typeof contentFields)['blogPost']>['content1'];
