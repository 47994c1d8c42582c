import { z } from 'zod';
import { toPlainText } from '@/lib/blog/body/markup';

export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const text = lenient(z.string().transform((written) => toPlainText(written) || undefined));

const size = z.object({ width: z.number().positive(), height: z.number().positive() });

export const assetSchema = z
  .object({
    sys: z.object({ id: z.string() }),
    fields: z.object({
      title: text,
      description: text,
      file: z.object({
        url: z.string(),
        contentType: z.string().toLowerCase().catch('image/jpeg'),
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

export type AssetFields = z.output<typeof assetSchema>;

/** Returns null unless `raw` is an asset with its fields, not only a link to one. */
export function parseAsset(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}
