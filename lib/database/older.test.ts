import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findOlderDatabases } from './older.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'leads-older-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function leave(path: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return file;
}

const before = leave('releases/202610010900/.data/leads.db');
const now = join(root, 'releases/202611210900');
mkdirSync(now);

test('leads of the release before are noticed, wherever the database lies now', () => {
  for (const url of ['file:.data/leads.db', `file://${root}/lib/leads.db`, 'postgres:///leads'])
    expect(findOlderDatabases(url, now)).toEqual([before]);
});

test('the database in use is no older one, by whatever path', () => {
  const folder = dirname(dirname(before));
  expect(findOlderDatabases('file:.data/leads.db', folder)).toEqual([]);
  symlinkSync(folder, join(root, 'current'));
  expect(findOlderDatabases(`file://${root}/current/.data/leads.db`, folder)).toEqual([]);
});

test('so are leads in the folder of a site that now stores them elsewhere', () => {
  const left = leave('site/.data/leads.db');
  leave('other-project/.data/leads.db');
  expect(findOlderDatabases('postgres:///leads', join(root, 'site'))).toEqual([left]);
  expect(findOlderDatabases('file:.data/leads.db', join(root, 'site'))).toEqual([]);
});
