import { z } from 'zod';

/** Text; any other value counts as absent. */
export const text = z.string().optional().catch(undefined);

/** An asset, as much of it as we use. A link that could not be resolved has no fields and gives null. */
export interface AssetFields {
  id?: string;
  title?: string;
  description?: string;
  file?: { url: string; contentType: string; width?: number; height?: number };
}

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
        details: z
          .object({ image: z.object({ width: z.number().positive(), height: z.number().positive() }) })
          .optional()
          .catch(undefined),
      }),
    }),
  })
  .transform(
    ({ sys, fields: { title, description, file } }): AssetFields => ({
      id: sys.id,
      title,
      description,
      file: { url: file.url, contentType: file.contentType, ...file.details?.image },
    }),
  );

/** The fields of a resolved asset; null for anything else. */
export function assetFields(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}
