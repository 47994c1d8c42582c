import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the content of a build file by its URL path, or null. */
export type BuiltFiles = (address: string) => string | null;

const ADDRESS = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+)$/;

/** Keeps each file in memory: a build has few enough. */
export function builtFiles(serverDistDir: string): BuiltFiles {
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
