import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns a file of the build by its URL path, or null if there is none. */
export type BuiltFiles = (address: string) => string | null;

const ADDRESS = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+)$/;

/** Reads files in the folder `static` beside `serverDistDir`, each once: the build made a limited number. */
export function builtFiles(serverDistDir: string): BuiltFiles {
  const known = new Map<string, string>();
  return (address) => {
    const name = ADDRESS.exec(address)?.[1];
    if (!name) return null;
    const file = path.join(serverDistDir, '..', name);
    if (!known.has(name) && statSync(file, { throwIfNoEntry: false })?.isFile())
      known.set(name, readFileSync(file, 'utf8'));
    return known.get(name) ?? null;
  };
}
