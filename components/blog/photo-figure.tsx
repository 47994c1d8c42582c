import type { Photo } from '@/lib/blog/post';
import { PostPhoto } from './post-photo';

/** A picture within the text, with its caption where it has one; it looks like any figure of prose.css. */
export function PhotoFigure({ photo }: { photo: Photo }) {
  return (
    <figure>
      <PostPhoto
        photo={photo}
        sizes="(min-width: 75rem) 45rem, (min-width: 900px) 60vw, 100vw"
        width={1600}
      />
      {photo.caption && <figcaption>{photo.caption}</figcaption>}
    </figure>
  );
}
