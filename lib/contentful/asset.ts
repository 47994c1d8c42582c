import { z } from 'zod';

export const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const size = z.object({ width: z.number().positive(), height: z.number().positive() });

/** `text` reads the title and the description. */
export const createAssetSchema = (text: z.ZodType<string | undefined>) =>
  z
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

export interface AssetFields {
  id: string;
  title?: string;
  description?: string;
  url: string;
  contentType: string;
  size?: number;
  width?: number;
  height?: number;
}
