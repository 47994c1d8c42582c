import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from './limits';
import { VisionError } from './vision-error';

// The files are read at run time. The turbopackIgnore comments keep the bundler from including them.
const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** The cache `key` changes with the file. Throws VisionError too-large or not-found. */
export async function findLocalPicture(pathname: string, folder = publicFolder) {
  const picture = await locate(pathname, folder).catch(() => null);
  if (!picture?.about.isFile()) throw new VisionError('not-found');
  const { file, about } = picture;
  if (about.size > limits.bytes) throw new VisionError('too-large');

  return {
    key: `local:${pathname}:${about.mtimeMs}:${about.size}`,
    read: () => readFile(/* turbopackIgnore: true */ file),
  };
}

async function locate(pathname: string, folder: string) {
  // fileURLToPath throws if a slash is percent-encoded.
  const name = fileURLToPath(`file://${pathname}`);
  if (/\/[./]|\\/.test(name)) throw new Error('The path has a hidden or empty segment.');

  // Resolve symbolic links, which could point outside of the folder.
  const [file, root] = await Promise.all([
    realpath(/* turbopackIgnore: true */ path.join(folder, name)),
    realpath(/* turbopackIgnore: true */ folder),
  ]);
  if (!file.startsWith(root + path.sep)) throw new Error('The file is outside of the folder.');
  return { file, about: await stat(/* turbopackIgnore: true */ file) };
}
