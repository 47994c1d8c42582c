import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A function that returns the content of a file of the build by its URL path, or null if there is no such file. */
export type BuiltFiles = (address: string) => string | null;

const ADDRESS = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+)$/;

/** Returns a function that keeps each file in memory once it has read it: a build has few enough files. */
export function openBuiltFiles(serverDistDir: string): BuiltFiles {
  const contents = new Map<string, string>();
  return (address) => {
    const name = ADDRESS.exec(address)?.[1];
    if (!name) return null;
    const file = path.join(serverDistDir, '..', name);
    if (!contents.has(name) && statSync(file, { throwIfNoEntry: false })?.isFile())
      contents.set(name, readFileSync(file, 'utf8'));
    return contents.get(name) ?? null;
  };
}
