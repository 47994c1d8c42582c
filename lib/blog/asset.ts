import { z } from 'zod';

/** What a schema accepts; any other value counts as absent. */
export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Text; any other value counts as absent. */
export const text = lenient(z.string());

const size = z.object({ width: z.number().positive(), height: z.number().positive() });

/** An asset as the content service sends it. */
export const assetSchema = z
  .object({
    sys: z.object({ id: z.string() }),
    fields: z.object({
      title: text,
      description: text,
      file: z.object({
        url: z.string(),
        contentType: z.string().catch('image/jpeg'),
        details: lenient(z.object({ size: lenient(z.number()), image: lenient(size) })),
      }),
    }),
  })
  .transform(({ sys: { id }, fields: { title, description, file } }) => ({
    id,
    title,
    description,
    url: file.url,
    contentType: file.contentType,
    size: file.details?.size,
    ...file.details?.image,
  }));

/** An asset, as much of it as we use. */
export type AssetFields = z.output<typeof assetSchema>;

/** The fields of a resolved asset; null for anything else, such as a link that could not be resolved. */
export function assetFields(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}
