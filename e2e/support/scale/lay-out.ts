import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const linked = ['node_modules', 'public', 'content', 'package.json', 'package-lock.json', 'tsconfig.json'];
const copied = ['lib', 'scripts', 'next.config.ts'];

/** Lays out a machine of its own in `folder`: the build in `buildDir` copied, so that no disk is shared. */
export function layOut(folder: string, buildDir: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of linked) symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(root, buildDir), path.join(folder, buildDir), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== path.join(root, buildDir, 'cache') && !source.endsWith('.map'),
  });
}
