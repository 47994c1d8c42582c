import { VisionError } from './vision-error';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: files begin with such bytes.
/** How the raster formats that we can decode begin: JPEG, PNG, GIF, WebP, AVIF and TIFF, but not SVG, HEIC or BMP. */
const SIGNATURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|mif1|miaf|msf1)/s,
  /^(II\*\0|MM\0\*)/,
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: files begin with such bytes.

/** Throws VisionError not-an-image unless the bytes begin like a raster format: names of types and files are not believed. */
export function checkImageType(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (!SIGNATURES.some((signature) => signature.test(start)))
    throw new VisionError('not-an-image', 'This is no picture we can read.');
}
