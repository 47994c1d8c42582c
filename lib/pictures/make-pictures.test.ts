import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import made from './made.json';
import { checkPictures, makePictures } from './make-pictures';

test('the files of all pictures are up to date: if not, run "npm run pictures"', async () => {
  expect(await checkPictures()).toEqual({ fresh: made, stale: [], orphans: [] });
});

const picture = 'public/images/a/dune.jpg';

/** A project with one picture, 400 pixels wide, and the files that were made of it. */
async function project() {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  for (const folder of ['public/images/a', 'public/pictures', 'lib/pictures'])
    await mkdir(path.join(root, folder), { recursive: true });
  const draw = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toFile(path.join(root, picture));
  await draw('teal');
  await writeFile(path.join(root, 'public/images/placeholder.svg'), '<svg/>');
  await writeFile(path.join(root, 'lib/pictures/made.json'), '{}');
  const first = await makePictures(root);
  const files = async () => (await readdir(path.join(root, 'public/pictures/a'))).sort();
  return { root, draw, first, files, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}

test('makes each width up to that of the picture, and nothing twice', async () => {
  await using site = await project();
  expect(site.first).toEqual({ made: ['a/dune.jpg'], removed: [] });
  const [file = '', ...others] = await site.files();
  const [hash] = /[0-9a-f]{8}/.exec(file) ?? [];
  expect([file, ...others]).toEqual(
    [170, 320, 400].flatMap((width) => [`dune-${width}.${hash}.avif`, `dune-${width}.${hash}.webp`]),
  );
  const image = sharp(path.join(site.root, 'public/pictures/a', file));
  expect(await image.metadata()).toMatchObject({ width: 170, height: 128 });
  expect(await checkPictures(site.root)).toMatchObject({ stale: [], orphans: [] });
  expect(await makePictures(site.root)).toEqual({ made: [], removed: [] });
});

test('finds what is out of date, missing, damaged or left over, and puts it right', async () => {
  await using site = await project();
  const expectRepair = async (stale: string[], orphans: number) => {
    const found = await checkPictures(site.root);
    expect({ stale: found.stale, orphans: found.orphans.length }).toEqual({ stale, orphans });
    expect(await makePictures(site.root)).toEqual({ made: stale, removed: found.orphans });
    expect(await checkPictures(site.root)).toMatchObject({ stale: [], orphans: [] });
  };
  const file = async () => path.join(site.root, 'public/pictures/a', (await site.files())[0] ?? '');
  await rm(await file());
  await expectRepair(['a/dune.jpg'], 5);
  await writeFile(await file(), 'no picture');
  await expectRepair(['a/dune.jpg'], 6);
  const before = await file();
  await site.draw('coral');
  await expectRepair(['a/dune.jpg'], 6);
  expect(await file()).not.toBe(before);
  await rm(path.join(site.root, picture));
  await expectRepair([], 6);
});
