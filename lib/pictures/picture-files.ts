import made from './made.json' with { type: 'json' };

/**
 * What `npm run pictures` makes of every picture in `public/images`: in each format the widths in pixels that some place
 * needs. A browser takes the next width above what it shows, so neighbors lie close to each other. Those that cannot
 * show AVIF are few and old, and do with fewer widths.
 */
export const recipe = {
  avif: {
    widths: [170, 320, 384, 480, 640, 828, 1200, 1600, 1920],
    options: { quality: 47, chromaSubsampling: '4:2:0' },
  },
  webp: { widths: [170, 320, 480, 828, 1200], options: { quality: 70, effort: 6 } },
};

type Format = keyof typeof recipe;

/** What was made of one picture. */
export interface MadePicture {
  /** Pixels. */
  width: number;
  height: number;
  /** A hash of the picture itself and of the recipe. */
  origin: string;
  /** A hash of all its files, which have it in their names. */
  hash: string;
}

const pictures: Record<string, MadePicture> = made;

/** The widths of a format for a picture that is `own` pixels wide: none is wider, and none is nearly as wide. */
export function widthsOf(format: Format, own: number): number[] {
  const { widths } = recipe[format];
  return [...new Set([...widths.filter((width) => width < own * 0.9), Math.min(own, Math.max(...widths))])];
}

/** Where the file of a picture (`blog/bikes.jpg`) lies on the site, below `public`. */
export function fileOf(name: string, hash: string, { format, width }: { format: Format; width: number }) {
  return `/pictures/${name.replace(/\.\w+$/, '')}-${width}.${hash}.${format}`;
}

/**
 * The picture at a path of the site (`/images/blog/bikes.jpg`): its size in pixels, the `srcset` of each format, and one
 * file for what does not know `srcset`. Null where there is none.
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

/** `sizes` with which phones of three pixels a point take the files of those with two: nobody sees the difference. */
export function twoPixelsAPoint(sizes: string): string {
  const parts = sizes.split(', ');
  const last = parts.at(-1);
  return [...parts.slice(0, -1), `(min-resolution: 2.5dppx) calc(${last} * 2 / 3)`, last].join(', ');
}
