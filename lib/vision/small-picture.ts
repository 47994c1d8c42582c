import sharp from 'sharp';
import { limits } from './limits';
import { VisionError } from './vision-error';

// Each picture is decoded only once, so libvips's cache would waste memory.
sharp.cache(false);

/** The long side of the analyzed picture, in pixels. At this size, a boat on the horizon is still visible. */
const LONG_SIDE = 144;

/** The short side is at least this long, in pixels. A panorama is squeezed for that, which moves no subject. */
const MIN_SIDE = 16;

/** One color channel: a number per pixel, row by row. */
export type Plane = Float32Array;
/** A picture in CIE L*a*b* (D65), where color distances match perception. */
export type LabPicture = { width: number; height: number; planes: readonly [Plane, Plane, Plane] };

/** Decodes the first frame, upright (EXIF), on white. Throws VisionError not-an-image, too-large or undecodable. */
export async function decodeSmallPicture(image: Buffer): Promise<LabPicture> {
  checkImageType(image);
  try {
    const picture = sharp(image, { limitInputPixels: limits.pixels, sequentialRead: true }).autoOrient();
    const original = (await picture.metadata()).autoOrient;
    const scale = LONG_SIDE / Math.max(original.width, original.height);
    const scaled = (side: number) => Math.max(MIN_SIDE, Math.round(side * scale));
    const { data, info } = await picture
      .resize(scaled(original.width), scaled(original.height), { fit: 'fill' })
      .flatten({ background: '#fff' })
      .toColourspace('lab')
      .raw({ depth: 'float' })
      .timeout({ seconds: limits.decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const values = new Float32Array(data.buffer, data.byteOffset, width * height * channels);
    const plane = (channel: number) => values.filter((_, i) => i % channels === channel);
    return { width, height, planes: [plane(0), plane(1), plane(2)] };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new VisionError('too-large', { cause: error });
    throw new VisionError('undecodable', { cause: error });
  }
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: files begin with such bytes.
/** File signatures of JPEG, PNG, GIF, WebP, AVIF and TIFF. */
const SIGNATURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|mif1|miaf|msf1)/s,
  /^(II\*\0|MM\0\*)/,
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: files begin with such bytes.

/** Throws VisionError not-an-image. Checks the bytes, because content types and file names can be wrong. */
function checkImageType(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (!SIGNATURES.some((signature) => signature.test(start))) throw new VisionError('not-an-image');
}
