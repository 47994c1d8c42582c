// Lists the lines of the site that still name the sample company, once content/company.ts names another one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './setup.mjs';

const SAMPLE_NAME = "name: 'Sea Oat Stays'";
const PLACES =
  /Emerald Coast|Gulf\b|Florida|Central\b|\b30A\b|\bDestin\b|\bPanama City|\bPCB\b|Santa Rosa|Seagrove|Grayton/g;
const NAMES =
  /Sea Oat|seaoatstays|Inlet Beach|Miramar|Walton|\b850\b|Hannah|Reyes|Marcus|Eleanor|Whitfield|Okafor/g;
/** Words of the sample: its coast, state, time zone, towns and people. */
export const SAMPLE_WORDS = [PLACES, NAMES];
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

/** Returns lines such as "content/home.ts:4: Emerald Coast"; none for the sample company itself. */
export function findSampleWords() {
  if (readFileSync(inRoot('content/company.ts'), 'utf8').includes(SAMPLE_NAME)) return [];
  const files = globSync('{app,components,content,lib}/**/*.{ts,tsx}', {
    cwd: inRoot(),
    exclude: (file) => /\.test\.|(^|\/)testing(\/|$)/.test(String(file)),
  });
  return files.sort().flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const found = isComment(line) ? [] : SAMPLE_WORDS.flatMap((words) => line.match(words) ?? []);
        return found.length > 0 ? `${path.normalize(file)}:${at + 1}: ${[...new Set(found)].join(', ')}` : [];
      }),
  );
}
