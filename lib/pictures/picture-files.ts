/**
 * The formats and widths (pixels) that `npm run pictures` makes from every picture in `public/images`. Browsers load
 * the next larger width than they need, so many widths save bytes. WebP has fewer, because almost all browsers support
 * AVIF.
 */
export const recipe = {
  avif: {
    widths: [170, 320, 384, 480, 640, 828, 1200, 1600, 1920],
    options: { quality: 47, chromaSubsampling: '4:2:0' },
  },
  webp: { widths: [170, 320, 480, 828, 1200], options: { quality: 70, effort: 6 } },
};

type Format = keyof typeof recipe;

export interface MadePicture {
  width: number;
  height: number;
  /** Hash of the original picture and the recipe: if it changes, the files have to be made again. */
  origin: string;
  /** Hash of all the files made from the original. The file names contain it. */
  hash: string;
}

/**
 * The facts that a page needs to show a picture. `name` is its path within `public/images`. Without a hash, it is the
 * URL of a picture that Contentful's image service resizes.
 */
export type PictureFacts = { name: string; hash?: string; focus?: string } & Pick<
  MadePicture,
  'width' | 'height'
>;

export function widthsOf(format: Format, width: number): number[] {
  const { widths } = recipe[format];
  return [...new Set([...widths.filter((each) => each < width * 0.9), Math.min(width, Math.max(...widths))])];
}

/** Returns a URL path. `name` is the original's path within `public/images`, such as `blog/bikes.jpg`. */
export function fileOf(name: string, hash: string, { format, width }: { format: Format; width: number }) {
  return `/pictures/${name.replace(/\.\w+$/, '')}-${width}.${hash}.${format}`;
}

export interface PictureFiles {
  /** For clients that don't support `srcset`. */
  src: string;
  width: number;
  height: number;
  /** Each format's files, as `srcset`. Contentful's image service makes no AVIF of large pictures. */
  avif?: string;
  webp: string;
  /** The point to keep in view when the picture is cropped, as `object-position`. */
  focus?: string | undefined;
}

export function listPictureFiles({ name, width, height, hash, focus }: PictureFacts): PictureFiles {
  const fileAt = (format: Format, each: number) =>
    hash ? fileOf(name, hash, { format, width: each }) : `${name}?w=${each}&q=80&fm=webp`;
  const srcSet = (format: Format) =>
    widthsOf(format, width)
      .map((each) => `${fileAt(format, each)} ${each}w`)
      .join(', ');
  const src = fileAt('webp', widthsOf('webp', width).at(-1) ?? width);
  return {
    src,
    width,
    height,
    ...(hash && { avif: srcSet('avif') }),
    webp: srcSet(hash ? 'webp' : 'avif'),
    focus,
  };
}

/** Changes `sizes` so that 3x phones load the same files as 2x phones, because nobody sees the difference. */
export function limitTo2x(sizes: string): string {
  const parts = sizes.split(', ');
  const last = parts.at(-1);
  return [...parts.slice(0, -1), `(min-resolution: 2.5dppx) calc(${last} * 2 / 3)`, last].join(', ');
}
