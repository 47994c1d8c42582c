import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** Next's own cache of pages on the disk. Node hands over the CommonJS module; the compiler knows its default export. */
export const FileSystemCache = 'default' in imported ? (imported.default as typeof imported) : imported;
