import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fileOf, type MadePicture, recipe, widthsOf } from './picture-files';

const formats = Object.keys(recipe) as (keyof typeof recipe)[];
const sizesOf = (originalWidth: number) =>
  formats.flatMap((format) => widthsOf(format, originalWidth).map((width) => ({ format, width })));

function hashOf(parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
const originOf = (original: Buffer) => hashOf([original, JSON.stringify(recipe)]);

const manifestPath = (root: string) => path.join(root, 'lib/pictures/made.json');
const readOriginal = (root: string, name: string) => readFileSync(path.join(root, 'public/images', name));
const filesOf = (root: string, name: string, { hash, width }: MadePicture) =>
  sizesOf(width).map((size) => path.join(root, 'public', fileOf(name, hash, size)));

function isFresh(root: string, name: string, picture: MadePicture): boolean {
  const files = filesOf(root, name, picture);
  if (!files.every((file) => existsSync(file))) return false;
  const isWhole = hashOf(files.map((file) => readFileSync(file))) === picture.hash;
  return isWhole && originOf(readOriginal(root, name)) === picture.origin;
}

/** A picture is null if its files are missing, damaged or outdated. `orphans` are files that belong to no picture. */
export function checkPictures(root = '.') {
  const names = globSync('**/*.{jpg,jpeg,png,webp}', { cwd: path.join(root, 'public/images') }).sort();
  const made: Record<string, MadePicture> = JSON.parse(readFileSync(manifestPath(root), 'utf8'));
  const pictures = names.map((name) => {
    const picture = made[name];
    return [name, picture && isFresh(root, name, picture) ? picture : null] as const;
  });
  const expected = new Set(
    pictures.flatMap(([name, picture]) => (picture ? filesOf(root, name, picture) : [])),
  );
  const orphans = globSync(path.join(root, 'public/pictures/**/*.*')).filter((file) => !expected.has(file));
  return { pictures: Object.fromEntries(pictures), orphans };
}

/** If a picture can't be made, changes nothing. */
export async function makePictures(root = '.') {
  const { pictures, orphans } = checkPictures(root);
  const stale = Object.keys(pictures).filter((name) => !pictures[name]);
  const files: (readonly [file: string, content: Buffer | string])[] = [];
  for (const name of stale) {
    const made = await makePicture(root, name);
    pictures[name] = made.picture;
    files.push(...made.files);
  }
  for (const orphan of orphans) rmSync(orphan);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(manifestPath(root), `${JSON.stringify(pictures, null, 2)}\n`);
  return { made: stale, removed: orphans };
}

async function makePicture(root: string, name: string) {
  const original = readOriginal(root, name);
  const image = sharp(original).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;
  const contents = await Promise.all(
    sizesOf(width).map(({ format, width }) =>
      image.clone().resize(width).toFormat(format, recipe[format].options).toBuffer(),
    ),
  );
  const picture = { width, height, origin: originOf(original), hash: hashOf(contents) };
  const files = filesOf(root, name, picture).map((file, index) => [file, contents[index] ?? ''] as const);
  return { picture, files };
}
