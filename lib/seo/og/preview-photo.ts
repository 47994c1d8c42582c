import 'server-only';
import sharp from 'sharp';
import { fallbackPhoto, toJpegUrl } from '@/lib/contentful/photo';
import { env } from '@/lib/platform/env';
import { limits } from '@/lib/vision/limits';
import { findLocalPicture } from '@/lib/vision/local-picture';
import { safeFetch, withSignal } from '@/lib/vision/safe-fetch';

/** A JPEG that covers `size`. Uses the fallback picture if the host of `src` fails. */
export async function readPhoto(src: string, size: { width: number; height: number }): Promise<Buffer> {
  const picture = (await fetchPicture(src)) ?? (await readPublicPicture(fallbackPhoto.src));
  return sharp(picture, { limitInputPixels: limits.pixels })
    .autoOrient()
    .resize({ ...size, fit: 'outside' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function fetchPicture(src: string): Promise<Buffer | null> {
  if (src.startsWith('/')) return readPublicPicture(src);
  try {
    const url = new URL(toJpegUrl(src, 1200));
    const signal = AbortSignal.timeout(limits.fetchMs);
    return await withSignal(signal, () => safeFetch(url, { hosts: env.CONTENTFUL_IMAGE_HOSTS, signal }));
  } catch (error) {
    console.warn(`[og] ${src}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

const readPublicPicture = async (src: string) => (await findLocalPicture(src)).read();
