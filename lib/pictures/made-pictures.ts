import made from './made.json' with { type: 'json' };
import { listPictureFiles, type MadePicture, type PictureFacts } from './picture-files';

const pictures: Record<string, MadePicture> = made;

/** `path` is a path such as `/images/blog/bikes.jpg`. */
export function findPicture(path: string): PictureFacts | null {
  const name = path.replace(/^\/images\//, '');
  const picture = pictures[name];
  return picture ? { name, width: picture.width, height: picture.height, hash: picture.hash } : null;
}

export function findPictureFiles(path: string) {
  const picture = findPicture(path);
  return picture && listPictureFiles(picture);
}
