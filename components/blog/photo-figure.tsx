import type { Photo } from '@/lib/blog/post';
import { PostPhoto } from './post-photo';

/** A picture within the text, with its caption where it has one. */
export function PhotoFigure({ photo }: { photo: Photo }) {
  return (
    <figure className="inset">
      <PostPhoto
        photo={photo}
        sizes="(min-width: 75rem) 45rem, (min-width: 900px) 60vw, 100vw"
        width={1600}
      />
      {photo.caption && <figcaption className="small muted">{photo.caption}</figcaption>}
    </figure>
  );
}
