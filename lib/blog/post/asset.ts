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
        contentType: z.string().catch(''),
        details: lenient(z.object({ size: lenient(z.number()), image: lenient(size) })),
      }),
    }),
  })
  .transform(({ sys: { id }, fields: { title, description, file } }) => ({
    id,
    title,
    description,
    url: file.url,
    contentType: typeOf(file),
    size: file.details?.size,
    ...file.details?.image,
  }));

/** The media type, in lower case. If a program uploaded the file without one, the ending of its name decides. */
function typeOf({ contentType, url }: { contentType: string; url: string }): string {
  if (!/^$|octet-stream/.test(contentType.trim())) return contentType.trim().toLowerCase();
  const [, ending = 'jpeg'] = /\.(\w+)$/.exec(url.toLowerCase()) ?? [];
  if (ending === 'svg') return 'image/svg+xml';
  return /^(jpe?g|png|gif|webp|avif|tiff?|bmp|heic)$/.test(ending)
    ? 'image/jpeg'
    : 'application/octet-stream';
}

export type AssetFields = z.output<typeof assetSchema>;

/** Returns null unless `raw` is an asset with its fields, not only a link to one. */
export function parseAsset(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}
