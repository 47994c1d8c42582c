import type { ComponentProps } from 'react';
import { displayProps, Picture } from '@/components/ui/picture';
import type { Photo } from '@/lib/contentful/photo';

interface PostPhotoProps extends Omit<ComponentProps<typeof Picture>, 'picture' | 'variant' | 'focus'> {
  photo: Photo;
}

export function PostPhoto({ photo, ...props }: PostPhotoProps) {
  const { src, service, width, height, focus } = photo;
  if (service === 'local') return <Picture picture={photo} {...props} />;
  if (service === 'contentful') return <Picture picture={{ ...photo, size: { width, height } }} {...props} />;
  const { preload = false, alt = photo.alt, className } = props;
  return <img alt={alt} {...{ src, width, height, className }} {...displayProps(preload, focus)} />;
}
