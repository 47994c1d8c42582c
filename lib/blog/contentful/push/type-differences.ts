import { isDeepStrictEqual } from 'node:util';
import type { ContentTypeProps } from 'contentful-management';
import type { contentModel } from '../model';

type OurType = (typeof contentModel.contentTypes)[number];

/** What writing our content type would change in theirs, a sentence each. Fields that only they have would stay. */
export function typeDifferences(theirs: ContentTypeProps, { sys, fields, ...ours }: OurType): string[] {
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

function compare(what: string, theirs: object, ours: object): string[] {
  const settings = new Map(Object.entries(theirs));
  return Object.entries(ours).flatMap(([name, value]) => {
    // Where a setting is not on, the service may leave it out.
    const their = settings.get(name) ?? (Array.isArray(value) ? [] : false);
    if (isDeepStrictEqual(their, value)) return [];
    return `${what}: ${name} is ${JSON.stringify(settings.get(name))}, ours is ${JSON.stringify(value)}.`;
  });
}

/** Our content type as it is written: with the fields that only they have. */
export function withOurFields(theirs: ContentTypeProps | undefined, { sys, fields, ...ours }: OurType) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  // Older entries may lack what ours requires: they must stay publishable.
  const known = theirs?.fields.map((field) => ({
    ...field,
    ...byId.get(field.id),
    required: field.required,
  }));
  return {
    ...ours,
    fields: [...new Map([...byId, ...(known ?? []).map((field) => [field.id, field] as const)]).values()],
  };
}
