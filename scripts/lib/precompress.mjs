import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const packers = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a Brotli and a gzip copy beside every text file below `folder`: packed once, as small as can be. */
export async function precompress(folder) {
  const files = globSync(path.join(folder, '**/*.{js,css,svg,json,txt}'));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      for (const [ending, pack] of Object.entries(packers)) {
        const packed = await pack(bytes);
        if (packed.length < bytes.length) writeFileSync(`${file}.${ending}`, packed);
      }
    }),
  );
}
