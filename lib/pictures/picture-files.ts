import made from './made.json' with { type: 'json' };

/**
 * The formats and widths (pixels) that `npm run pictures` makes of every picture in `public/images`. Browsers take the
 * next larger width, so neighbors are close. Few browsers lack AVIF, so WebP has fewer widths.
 */
export const recipe = {
  avif: {
    widths: [170, 320, 384, 480, 640, 828, 1200, 1600, 1920],
    options: { quality: 47, chromaSubsampling: '4:2:0' },
  },
  webp: { widths: [170, 320, 480, 828, 1200], options: { quality: 70, effort: 6 } },
};

type Format = keyof typeof recipe;

/** A picture's size in pixels, and its hashes. */
export interface MadePicture {
  width: number;
  height: number;
  /** A hash of the master and the recipe. */
  origin: string;
  /** A hash of all its files, part of their names. */
  hash: string;
}

const pictures: Record<string, MadePicture> = made;

/** The widths to generate for a picture `own` pixels wide: those below 90 percent of it, and its own or the largest. */
export function widthsOf(format: Format, own: number): number[] {
  const { widths } = recipe[format];
  return [...new Set([...widths.filter((width) => width < own * 0.9), Math.min(own, Math.max(...widths))])];
}

/** The site path of a picture's file, for a name such as `blog/bikes.jpg`. */
export function fileOf(name: string, hash: string, { format, width }: { format: Format; width: number }) {
  return `/pictures/${name.replace(/\.\w+$/, '')}-${width}.${hash}.${format}`;
}

/**
 * The picture at a site path (`/images/blog/bikes.jpg`): its size in pixels, a `srcset` for each format, and one file
 * for readers without `srcset`. Null if there is none.
 */
export function pictureFiles(path: string) {
  const name = path.replace(/^\/images\//, '');
  const picture = pictures[name];
  if (!picture) return null;
  const { width, height, hash } = picture;
  const srcSet = (format: Format) =>
    widthsOf(format, width)
      .map((each) => `${fileOf(name, hash, { format, width: each })} ${each}w`)
      .join(', ');
  const src = fileOf(name, hash, { format: 'webp', width: widthsOf('webp', width).at(-1) ?? width });
  return { src, width, height, avif: srcSet('avif'), webp: srcSet('webp') };
}

/** The `sizes` with which 3x phones load the files of 2x phones, because the difference is invisible. */
export function twoPixelsAPoint(sizes: string): string {
  const parts = sizes.split(', ');
  const last = parts.at(-1);
  return [...parts.slice(0, -1), `(min-resolution: 2.5dppx) calc(${last} * 2 / 3)`, last].join(', ');
}
