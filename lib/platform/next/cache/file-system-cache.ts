import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

type CacheFs = ConstructorParameters<typeof imported>[0]['fs'];

/** Next's own cache of pages on the disk. Node hands over the CommonJS module; the compiler knows its default export. */
export const FileSystemCache = 'default' in imported ? (imported.default as typeof imported) : imported;

/** `fs` with each file written beside its place and moved there: a crash or a full disk leaves the page from before, whole. */
export const withWholeFiles = (fs: CacheFs): CacheFs => ({
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
