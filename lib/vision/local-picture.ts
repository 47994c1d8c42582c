import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limits } from './limits';
import { VisionError } from './vision-error';

// Read at run time: the bundler need not follow these paths, which is what its comments below say.
const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** A file of the site's own `public/`: what it is cached under, and its content when it is needed. */
export type LocalPicture = { key: string; read: () => Promise<Buffer> };

/**
 * The picture a URL path names. The key changes with the file, so that a replaced picture gets a new point. Throws
 * VisionError too-large, and not-found for anything that is no file inside `folder`, however the path is written.
 */
export async function localPicture(pathname: string, folder = publicFolder): Promise<LocalPicture> {
  const absent = new VisionError('not-found', 'There is no such picture on this site.');
  const file = fileOf(pathname, folder);
  if (!file) throw absent;

  const about = await stat(/* turbopackIgnore: true */ file).catch(() => null);
  // Links inside public/ may lead anywhere; what counts is where the file really lies.
  const [real, root] = await Promise.all([
    realpath(/* turbopackIgnore: true */ file).catch(() => null),
    realpath(/* turbopackIgnore: true */ folder).catch(() => null),
  ]);
  if (!about?.isFile() || !real || !root || !real.startsWith(root + path.sep)) throw absent;
  if (about.size > limits.bytes) throw new VisionError('too-large', 'The picture is larger than 15 MB.');

  return {
    key: `local:${pathname}:${about.mtimeMs}:${about.size}`,
    read: () => readFile(/* turbopackIgnore: true */ real),
  };
}

function fileOf(pathname: string, folder: string): string | null {
  const names = pathname.split('/').slice(1).map(decoded);
  return names.every(isPlainName) ? path.join(folder, ...names) : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A single file name: no way up, no hidden file, no separator smuggled in by percent-encoding. */
const isPlainName = (name: string) => name !== '' && !name.startsWith('.') && !/[/\\\0]/.test(name);
