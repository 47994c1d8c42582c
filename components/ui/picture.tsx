import { preload as preloadFile } from 'react-dom';
import type { PictureSource } from '@/content/pictures';
import { getPictureFacts } from '@/lib/pictures/made-pictures';
import { limitTo2x, listPictureFiles, type PictureFiles } from '@/lib/pictures/picture-files';
import { PictureElement } from './picture-element';

interface PictureProps {
  picture: PictureSource;
  /** Another picture for screens that match `media`. */
  variant?: { media: string; src: string };
  /** The `sizes` attribute. Its last width is for phones. */
  sizes: string;
  /** Only for the picture that is likely to be the LCP element. */
  preload?: boolean;
  /** The point to keep in view when the picture is cropped, as `object-position`. */
  focus?: string;
  /** Empty if the picture only decorates the text. */
  alt?: string;
  className?: string;
}

/** Classes of a picture behind text. Its container has the classes in `shadedBox`. */
export const behindTextClasses = 'absolute inset-0 -z-2 size-full';

/** `sizes` of a picture beside text in `grid-cols-words-picture`, cropped to a column. */
export const besideTextSizes = '(min-width: 1280px) 55vw, (min-width: 900px) calc(105vw - 40rem), 100vw';

/** A picture in the sizes that `npm run pictures` generated. Its width and height are always set, so nothing shifts. */
export function Picture({
  picture,
  variant,
  sizes,
  preload = false,
  focus = picture.focus,
  alt = picture.alt,
  className,
}: PictureProps) {
  const width = { sizes: limitTo2x(sizes) };
  const files = listPictureFiles(getPictureFacts(picture.src, picture.size));
  const other = variant && listPictureFiles(getPictureFacts(variant.src));
  const source = other && { ...width, media: variant.media, width: other.width, height: other.height };
  if (preload) {
    preloadFiles(files, width.sizes, variant && `not all and ${variant.media}`);
    if (other) preloadFiles(other, width.sizes, variant.media);
  }

  return (
    <PictureElement
      files={files}
      sizes={sizes}
      alt={alt}
      className={className}
      loading={preload ? 'eager' : 'lazy'}
      fetchPriority={preload ? 'high' : undefined}
      decoding="async"
      style={focus ? { objectPosition: focus } : undefined}
    >
      {other && <source type="image/avif" srcSet={other.avif} {...source} />}
      {other && <source srcSet={other.webp} {...source} />}
    </PictureElement>
  );
}

/** Preloads a picture before the style sheets load. Browsers without its format skip it. */
function preloadFiles({ avif, webp }: PictureFiles, imageSizes: string, media?: string) {
  const imageSrcSet = avif ?? webp;
  // Only browsers that don't support `srcset` use this URL. They don't support AVIF either, so any size will do.
  const [address = ''] = imageSrcSet.split(' ', 1);
  preloadFile(address, {
    ...{ as: 'image', type: avif ? 'image/avif' : 'image/webp', fetchPriority: 'high' },
    ...{ imageSrcSet, imageSizes, media },
  });
}
