import { displayProps, Picture } from '@/components/ui/picture';
import type { Photo } from '@/lib/contentful/photo';
import { buildImageUrl, photoWidths } from '@/lib/contentful/photo';

interface PostPhotoProps {
  photo: Photo;
  sizes: string;
  /** Width in pixels of the picture for browsers that don't support `srcset`: 1600 if featured, 800 in a card. */
  width?: 800 | 1600;
  preload?: boolean;
  /** Empty if a title beside the picture describes it. */
  alt?: string;
  className?: string;
}

/** Browsers load Contentful's photos from its own servers, which resize them to each width in `srcset`. */
export function PostPhoto({
  photo,
  sizes,
  width = 800,
  preload = false,
  alt = photo.alt,
  className,
}: PostPhotoProps) {
  const focus = photo.focalX === undefined ? undefined : `${photo.focalX}% ${photo.focalY}%`;
  if (photo.service === 'local')
    return (
      <Picture
        picture={photo}
        sizes={sizes}
        preload={preload}
        alt={alt}
        focus={focus}
        className={className}
      />
    );

  const imageProps = { width: photo.width, height: photo.height, className, ...displayProps(preload, focus) };
  if (photo.service === 'none') return <img src={photo.src} alt={alt} {...imageProps} />;

  const widths = photoWidths.filter((size) => size <= photo.width || size === photoWidths[0]);
  return (
    <img
      src={buildImageUrl(photo.src, width)}
      srcSet={widths.map((size) => `${buildImageUrl(photo.src, size)} ${size}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      {...imageProps}
    />
  );
}
