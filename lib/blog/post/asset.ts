import { z } from 'zod';
import { toPlainText } from '@/lib/blog/body/markup';
import { type AssetFields, createAssetSchema, lenient } from '@/lib/contentful/asset';

export const text = lenient(z.string().transform((written) => toPlainText(written) || undefined));

export const assetSchema = createAssetSchema(text);

/** Returns null unless `raw` is an asset with its fields, not only a link to one. */
export function parseAsset(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}
