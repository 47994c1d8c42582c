import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of the build by the address that pages load it from, or gives null where it has none. */
export type BuiltFiles = (address: string) => string | null;

const ADDRESS = /^\/_next\/(static\/(?:[\w~-]+\/)*[\w.~-]+)$/;

/** The built files under `serverDistDir`'s neighbor `static`, each read once: there are as many as the build made. */
export function builtFiles(serverDistDir: string): BuiltFiles {
  const known = new Map<string, string>();
  return (address) => {
    const file = ADDRESS.exec(address)?.[1];
    if (!file) return null;
    const found = known.get(file) ?? read(path.join(serverDistDir, '..', file));
    if (found !== null) known.set(file, found);
    return found;
  };
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
