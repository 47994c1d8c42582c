import { isDeepStrictEqual } from 'node:util';
import type { ContentTypeProps } from 'contentful-management';
import { type contentModel, unset } from '@/lib/blog/contentful/model';

type OurType = (typeof contentModel.contentTypes)[number];

/** Our content type plus the fields that only theirs has. */
export function withOurFields(theirs: ContentTypeProps | undefined, { sys, fields, ...ours }: OurType) {
  const merged = new Map<string, ContentTypeProps['fields'][number]>(
    fields.map((field) => [field.id, field]),
  );
  // Keep their `required`, so that older entries stay publishable.
  for (const their of theirs?.fields ?? [])
    merged.set(their.id, { ...their, ...merged.get(their.id), required: their.required ?? false });
  return { ...ours, fields: [...merged.values()] };
}

/** The changes that ours would make to their content type, one sentence each. */
export function typeDifferences(theirs: ContentTypeProps, ours: OurType): string[] {
  const { fields, ...settings } = withOurFields(theirs, ours);
  const { id } = ours.sys;
  const known = new Map(theirs.fields.map((field) => [field.id, { ...unset, ...field }]));
  const differs = (name: string, their: unknown, our: unknown) =>
    isDeepStrictEqual(their, our)
      ? []
      : `${name} is ${JSON.stringify(their)}, ours is ${JSON.stringify(our)}.`;
  return [
    ...(['name', 'description', 'displayField'] as const).flatMap((name) =>
      differs(`${id}: ${name}`, theirs[name], settings[name]),
    ),
    ...fields.flatMap((field) =>
      known.has(field.id)
        ? differs(`${id}.${field.id}`, known.get(field.id), { ...unset, ...field })
        : `${id}.${field.id} is missing.`,
    ),
  ];
}
