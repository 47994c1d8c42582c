import { getImageProps } from 'next/image';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  alt: string;
}

interface PictureProps {
  picture: PictureSource;
  /** Another picture for screens that match `media`. */
  variant?: { media: string; picture: PictureSource };
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Only for the picture that is likely the largest paint above the fold. */
  preload?: boolean;
  /** The point to keep in view when the picture is cropped, as `object-position`. */
  focus?: string;
  /** Empty where the picture only decorates text that says the same. */
  alt?: string;
  className?: string;
}

/** A picture behind words, under a shade. */
export const behind = 'absolute inset-0 -z-2 size-full';

/**
 * A responsive picture as plain HTML: sizes and formats come from next/image's optimizer, but nothing of it is
 * hydrated. Width and height are always there, so nothing shifts.
 */
export function Picture({
  picture,
  variant,
  sizes,
  preload = false,
  focus,
  alt = picture.alt,
  className,
}: PictureProps) {
  const { props } = getImageProps({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt,
    sizes,
    quality: 75,
    loading: preload ? 'eager' : 'lazy',
    fetchPriority: preload ? 'high' : undefined,
  });
  const { style: _inline, ...attributes } = props;

  const image = (
    <img
      {...attributes}
      alt={alt}
      className={className}
      style={focus ? { objectPosition: focus } : undefined}
    />
  );
  if (!variant) return image;

  const { srcSet } = getImageProps({ ...variant.picture, sizes, quality: 75 }).props;
  const { width, height } = variant.picture;
  return (
    <picture className="contents">
      {/* Without a box: in a grid it would take a row. */}
      <source
        className="hidden"
        media={variant.media}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
      />
      {image}
    </picture>
  );
}
