import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import made from './made.json' with { type: 'json' };
import { checkPictures, makePictures } from './make-pictures';

test('all picture files are up to date (else run "npm run pictures")', () => {
  expect(checkPictures()).toEqual({ pictures: made, orphans: [] });
});

test('makes new, changed, missing and damaged files, and removes orphans', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const inRoot = (...parts: string[]) => path.join(root, ...parts);
  for (const folder of ['public/images/a', 'lib/pictures']) mkdirSync(inRoot(folder), { recursive: true });
  const master = inRoot('public/images/a/dune.jpg');
  const draw = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } }).toFile(master);
  writeFileSync(inRoot('public/images/placeholder.svg'), '<svg/>');
  writeFileSync(inRoot('lib/pictures/made.json'), '{}');
  const files = () => readdirSync(inRoot('public/pictures/a')).sort();
  const first = () => inRoot('public/pictures/a', files()[0] ?? '');

  async function expectRepair(stale: string[], orphans: number) {
    const checked = checkPictures(root);
    expect(Object.keys(checked.pictures).filter((name) => !checked.pictures[name])).toEqual(stale);
    expect(checked.orphans).toHaveLength(orphans);
    expect(await makePictures(root)).toEqual({ made: stale, removed: checked.orphans });
    expect(await makePictures(root)).toEqual({ made: [], removed: [] });
  }

  await draw('teal');
  await expectRepair(['a/dune.jpg'], 0);
  const teal = files();
  const [hash] = /[0-9a-f]{8}/.exec(teal[0] ?? '') ?? [];
  const both = (width: number) => [`dune-${width}.${hash}.avif`, `dune-${width}.${hash}.webp`];
  expect(teal).toEqual([170, 320, 400].flatMap(both));
  expect(await sharp(first()).metadata()).toMatchObject({ width: 170, height: 128 });
  rmSync(first());
  await expectRepair(['a/dune.jpg'], 5);
  writeFileSync(first(), 'no picture');
  await expectRepair(['a/dune.jpg'], 6);
  expect(files()).toEqual(teal);
  await draw('coral');
  await expectRepair(['a/dune.jpg'], 6);
  expect(files()).not.toContain(teal[0]);
  const coral = files();
  await draw('teal');
  writeFileSync(inRoot('public/images/a/waves.jpg'), 'no picture');
  await expect(makePictures(root)).rejects.toThrow();
  expect(files()).toEqual(coral);
  rmSync(inRoot('public/images/a/waves.jpg'));
  await draw('coral');
  rmSync(master);
  await expectRepair([], 6);
  rmSync(root, { recursive: true });
});
