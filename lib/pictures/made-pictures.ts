import made from './made.json' with { type: 'json' };
import type { MadePicture, PictureFacts } from './picture-files';

const pictures: Record<string, MadePicture> = made;

/** `path` is a path such as `/images/blog/bikes.jpg`. */
export function findPicture(path: string): PictureFacts | null {
  const name = path.replace(/^\/images\//, '');
  const picture = pictures[name];
  return picture ? { name, width: picture.width, height: picture.height, hash: picture.hash } : null;
}
