import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBuiltFiles } from './built-files.ts';

const build = mkdtempSync(path.join(tmpdir(), 'sea-oat-build-'));
mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
writeFileSync(path.join(build, 'static/chunks/a~1.css'), '.a{}');
writeFileSync(path.join(build, 'secret.css'), 'secret');
afterAll(() => rmSync(build, { recursive: true }));

test.each([
  ['/_next/static/chunks/a~1.css', '.a{}'],
  ['/_next/static/chunks/none.css', null],
  ['/_next/static/../secret.css', null],
  ['/secret.css', null],
  ['https://elsewhere.example/_next/static/chunks/a~1.css', null],
])('reads only static files of the build: %s', (address, text) => {
  expect(openBuiltFiles(path.join(build, 'server'))(address)).toBe(text);
});
