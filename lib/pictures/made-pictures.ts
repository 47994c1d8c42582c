import made from './made.json' with { type: 'json' };
import type { MadePicture, PictureFacts } from './picture-files';

const pictures: Record<string, MadePicture> = made;

/** `path` is a path such as `/images/blog/bikes.jpg`. */
export function findPicture(path: string): PictureFacts | null {
  const name = path.replace(/^\/images\//, '');
  const picture = pictures[name];
  return picture ? { name, width: picture.width, height: picture.height, hash: picture.hash } : null;
}

/** Our own pictures must be made. Others are at Contentful, and need a `size`. */
export function getPictureFacts(src: string, size?: Pick<MadePicture, 'width' | 'height'>): PictureFacts {
  const picture = src.startsWith('/') || !size ? findPicture(src) : { name: src, ...size };
  if (picture) return picture;
  throw new Error(`${src} is not made: put the picture into public/images, run "npm run pictures".`);
}
