import sharp from 'sharp';
import { checkImageType } from './image-type';
import { limits } from './limits';
import { VisionError } from './vision-error';

// Each picture is decoded once, so what libvips remembers of the last ones is memory for nothing.
sharp.cache(false);

/** Long side of the picture the subject is looked for in, pixels: enough for a boat at the horizon. */
const LONG_SIDE = 144;

/** Rows of pixels: red, green and blue, a byte each, and whatever else a strange file holds. */
export type Pixels = { width: number; height: number; channels: number; data: Uint8Array };

/**
 * The first frame, upright and scaled down (by shrink-on-load: a large JPEG is never decoded whole); transparency lies on
 * white, as on our pages. Throws VisionError not-an-image, too-large, undecodable.
 */
export async function smallPicture(image: Buffer): Promise<Pixels> {
  checkImageType(image);
  try {
    const { data, info } = await sharp(image, { limitInputPixels: limits.pixels, sequentialRead: true })
      .autoOrient()
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: limits.decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: info.channels, data };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new VisionError('too-large', 'The picture has more than 50 megapixels.', { cause: error });
    throw new VisionError('undecodable', 'The picture is damaged.', { cause: error });
  }
}
