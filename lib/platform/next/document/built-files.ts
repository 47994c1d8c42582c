import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of the build by the address that pages load it from, or gives null where it has none. */
export type BuiltFiles = (address: string) => string | null;

const ADDRESS = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+)$/;

/** The built files under `serverDistDir`'s neighbor `static`, each read once: there are as many as the build made. */
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
