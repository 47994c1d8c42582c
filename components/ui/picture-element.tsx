import type { ComponentProps } from 'react';
import { limitTo2x, type PictureFiles } from '@/lib/pictures/picture-files';

interface PictureElementProps extends ComponentProps<'img'> {
  alt: string;
  files: PictureFiles;
  sizes: string;
  /** Sources that come before the picture's own. */
  children?: React.ReactNode;
}

/** For islands, which don't know the list of all pictures. On the server, use `Picture`. */
export function PictureElement({ files, sizes, alt, children, style, ...props }: PictureElementProps) {
  const { avif, webp, focus, ...image } = files;
  const width = { sizes: limitTo2x(sizes) };
  return (
    <picture>
      {children}
      {avif && <source type="image/avif" srcSet={avif} {...width} />}
      <img
        {...image}
        srcSet={webp}
        {...width}
        alt={alt}
        style={focus ? { ...style, objectPosition: focus } : style}
        {...props}
      />
    </picture>
  );
}
