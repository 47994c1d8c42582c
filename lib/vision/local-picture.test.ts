import { mkdir, mkdtemp, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLocalPicture } from './local-picture';

const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
const folder = path.join(root, 'public');
await mkdir(path.join(folder, 'images'), { recursive: true });
await writeFile(path.join(folder, 'images', 'my house.jpg'), 'a house');
await writeFile(path.join(folder, '.secret'), 'secret');
await writeFile(path.join(root, 'outside.txt'), 'outside');
await symlink(path.join(root, 'outside.txt'), path.join(folder, 'images', 'link.jpg'));
await writeFile(path.join(folder, 'large.jpg'), '');
await truncate(path.join(folder, 'large.jpg'), 15 * 1024 * 1024 + 1);

test('finds a picture by its escaped path; the key changes with the file', async () => {
  const picture = await findLocalPicture('/images/my%20house.jpg', folder);
  expect((await picture.read()).toString()).toBe('a house');

  await writeFile(path.join(folder, 'images', 'my house.jpg'), 'another house');
  expect((await findLocalPicture('/images/my%20house.jpg', folder)).key).not.toBe(picture.key);
});

test.each([
  '/images/absent.jpg',
  '/images',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/..\\outside.txt',
  '/images/my%20house.jpg%00.png',
  '/images/%ff.jpg',
  '/images//my%20house.jpg',
  '/.secret',
  '/images/link.jpg',
])('does not find %s', async (pathname) => {
  await expect(findLocalPicture(pathname, folder)).rejects.toMatchObject({ code: 'not-found', status: 404 });
});

test('rejects a file over 15 MB', async () => {
  const picture = findLocalPicture('/large.jpg', folder);
  await expect(picture).rejects.toMatchObject({ code: 'too-large', status: 413 });
});
