import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

type CacheFs = ConstructorParameters<typeof imported>[0]['fs'];

/** Next's disk cache. In Node, `imported` contains the exports of the module; in a bundle, it is the default export. */
export const FileSystemCache = 'default' in imported ? (imported.default as typeof imported) : imported;

/** Writes to a temporary file first, so that a crash or a full disk leaves the old page intact. */
export const withAtomicWrites = (fs: CacheFs): CacheFs => ({
  ...fs,
  async writeFile(file, data) {
    const unfinished = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(unfinished, data);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  },
});
