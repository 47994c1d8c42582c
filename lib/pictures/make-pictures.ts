import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileOf, type MadePicture, recipe, widthsOf } from './picture-files';

type Made = Record<string, MadePicture>;

function hashOf(parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const formats = Object.keys(recipe) as (keyof typeof recipe)[];
const sizesOf = (own: number) =>
  formats.flatMap((format) => widthsOf(format, own).map((width) => ({ format, width })));
const pathsOf = (name: string, { hash, width }: MadePicture) =>
  sizesOf(width).map((size) => fileOf(name, hash, size));

const listIn = (root: string) => path.join(root, 'lib/pictures/made.json');
const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/**
 * The pictures of the project in `root` whose files are there as they were made, those that have to be made (new,
 * changed, damaged, or by another recipe), and the files that belong to none of the first.
 */
export async function checkPictures(root = '.') {
  const list: Made = JSON.parse(await readFile(listIn(root), 'utf8'));
  const names = await filesBelow(path.join(root, 'public/images'));
  const fresh: Made = {};
  const stale: string[] = [];
  for (const name of names.filter((each) => /\.(jpe?g|png|webp)$/.test(each))) {
    const picture = list[name];
    if (picture && (await isFresh(root, name, picture))) fresh[name] = picture;
    else stale.push(name);
  }
  const wanted = Object.entries(fresh).flatMap(([name, picture]) => pathsOf(name, picture));
  const there = await filesBelow(path.join(root, 'public/pictures'));
  return { fresh, stale, orphans: there.filter((file) => !wanted.includes(`/pictures/${file}`)) };
}

const originOf = (picture: Buffer) => hashOf([picture, JSON.stringify(recipe)]);

async function isFresh(root: string, name: string, picture: MadePicture): Promise<boolean> {
  const paths = [path.join('images', name), ...pathsOf(name, picture)];
  const [source = '', ...files] = await Promise.all(
    paths.map((each) => readFile(path.join(root, 'public', each)).catch(() => '')),
  );
  return originOf(Buffer.from(source)) === picture.origin && hashOf(files) === picture.hash;
}

/** Makes what `checkPictures` misses, removes what it finds too much, and says what it did. */
export async function makePictures(root = '.') {
  const { fresh, stale, orphans } = await checkPictures(root);
  for (const orphan of orphans) await rm(path.join(root, 'public/pictures', orphan));
  const made: Made = { ...fresh };
  for (const name of stale) made[name] = await make(root, name);
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(listIn(root), `${JSON.stringify(sorted, null, 2)}\n`);
  return { made: stale, removed: orphans };
}

async function make(root: string, name: string): Promise<MadePicture> {
  const source = await readFile(path.join(root, 'public/images', name));
  const image = sharp(source).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;
  const files = await Promise.all(
    sizesOf(width).map(({ format, width }) =>
      image.clone().resize(width).toFormat(format, recipe[format].options).toBuffer(),
    ),
  );
  const picture = { width, height, origin: originOf(source), hash: hashOf(files) };
  for (const [index, file] of pathsOf(name, picture).entries()) {
    const target = path.join(root, 'public', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, files[index] ?? '');
  }
  return picture;
}
