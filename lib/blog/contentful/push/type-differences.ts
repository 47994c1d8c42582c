import { isDeepStrictEqual } from 'node:util';
import type { contentModel } from '../model';

type OurType = (typeof contentModel.contentTypes)[number];
/** A content type as far as ours is compared with it. */
export interface TypeModel {
  name: string;
  fields: { id: string; required?: boolean; [more: string]: unknown }[];
  [more: string]: unknown;
}

/** What writing our content type would change in theirs, a sentence each. Fields that only they have would stay. */
export function typeDifferences(theirs: TypeModel, { sys, fields, ...ours }: OurType): string[] {
  const known = new Map(theirs.fields.map((field) => [field.id, field]));
  return [
    ...compare(sys.id, theirs, ours),
    ...fields.flatMap(({ required, ...field }) => {
      const name = `${sys.id}.${field.id}`;
      const their = known.get(field.id);
      return their ? compare(name, their, field) : [`${name} is missing.`];
    }),
  ];
}

function compare(what: string, theirs: Record<string, unknown>, ours: object): string[] {
  return Object.entries(ours).flatMap(([name, value]) => {
    // Where a setting is not on, the service may leave it out.
    const their = theirs[name] ?? (Array.isArray(value) ? [] : false);
    if (isDeepStrictEqual(their, value)) return [];
    return `${what}: ${name} is ${JSON.stringify(theirs[name])}, ours is ${JSON.stringify(value)}.`;
  });
}

/** Our content type as it is written: with the fields that only they have. */
export function withOurFields(theirs: TypeModel | null, { sys, fields, ...ours }: OurType) {
  if (!theirs) return { ...ours, fields };
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Set(theirs.fields.map(({ id }) => id));
  return {
    ...theirs,
    ...ours,
    fields: [
      // Older entries may lack what ours requires: they must stay publishable.
      ...theirs.fields.map((field) => ({ ...field, ...byId.get(field.id), required: field.required })),
      ...fields.filter(({ id }) => !known.has(id)),
    ],
  };
}
