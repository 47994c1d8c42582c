const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const AVIF_BRANDS = new Set(['avif', 'avis', 'mif1', 'miaf', 'msf1']);

/** How many bytes `imageType` wants to see before it says null. */
export const SNIFFED_BYTES = 16;

/**
 * The raster format whose signature `bytes` begins with, or null for what we cannot decode (SVG, HEIC, BMP). Names of types
 * and files are not believed.
 */
export function imageType(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && AVIF_BRANDS.has(ascii(bytes, 8, 12))) return 'avif';
  if (/^(II\*\0|MM\0\*)$/.test(ascii(bytes, 0, 4))) return 'tiff';
  return null;
}
