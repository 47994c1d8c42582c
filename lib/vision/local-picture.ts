import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from './limits';
import { VisionError } from './vision-error';

// Read at run time: the bundler need not follow these paths, which is what its comments below say.
const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** The picture inside `folder` at a URL path. Its key changes with the file. Throws VisionError too-large, not-found. */
export async function localPicture(pathname: string, folder = publicFolder) {
  const found = await locate(pathname, folder).catch(() => null);
  if (!found?.about.isFile()) throw new VisionError('not-found', 'There is no such picture on this site.');
  const { file, about } = found;
  if (about.size > limits.bytes) throw new VisionError('too-large', 'The picture is larger than 15 MB.');

  return {
    key: `local:${pathname}:${about.mtimeMs}:${about.size}`,
    read: () => readFile(/* turbopackIgnore: true */ file),
  };
}

async function locate(pathname: string, folder: string) {
  // Throws where a separator is smuggled in by percent-encoding.
  const name = fileURLToPath(`file://${pathname}`);
  if (/\/[./]|\\/.test(name)) throw new Error('This names a hidden file or a folder without a name.');

  // Links inside public/ may lead anywhere; what counts is where the file really lies.
  const [file, root] = await Promise.all([
    realpath(/* turbopackIgnore: true */ path.join(folder, name)),
    realpath(/* turbopackIgnore: true */ folder),
  ]);
  if (!file.startsWith(root + path.sep)) throw new Error('This lies outside of the folder.');
  return { file, about: await stat(/* turbopackIgnore: true */ file) };
}
