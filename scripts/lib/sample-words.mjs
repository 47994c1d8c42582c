// Finds words of the sample company, once content/company.ts names another one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './setup.mjs';

// Also in lowercase: pages show a tag such as `destinHarbor` as "Destin Harbor".
const COAST = /Emerald Coast|[Gg]ulf(?![a-z]|-\d)|Florida|Central\b|Okaloosa|WaterColor|St\. Joe/g;
const AREAS = /\b30[Aa]\b(?!\.jpg)|\b[Dd]estin(?![a-z]|\.jpg)|\bPanama City|\bpcb\b|PCB/g;
const TOWNS = /Santa Rosa|Seagrove|Grayton|Inlet Beach|Miramar/g;
const NAMES =
  /Sea Oat|seaoatstays|Walton|\(850\)|\+1850|[Hh]annah|Reyes|[Mm]arcus|[Ee]leanor|Whitfield|Okafor/g;
/** Words of the sample: its coast, state, time zone, towns and people. */
export const SAMPLE_WORDS = [COAST, AREAS, TOWNS, NAMES];

const read = (file) => readFileSync(inRoot(file), 'utf8');
/** These files state who the company is. It may have facts in common with the sample, such as its state. */
const FACT_FILES = ['company', 'phone', 'time-zone', 'regions'].map((name) => `content/${name}.ts`);
export const isSample = read('content/company.ts').includes("name: 'Sea Oat Stays'");

const listSampleWords = (text) => [...new Set(SAMPLE_WORDS.flatMap((words) => text.match(words) ?? []))];
const findWords = (text) => (isSample ? [] : listSampleWords(text));

const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);
/** The texts of a file, without its comments, names and paths. */
const textsOf = (file) =>
  read(file)
    .split('\n')
    .flatMap((line) => (isComment(line) ? [] : (line.match(/(['`])(?![./@]).*?\1/g) ?? [])));
const facts = new Set(FACT_FILES.flatMap(textsOf).flatMap(listSampleWords));
/** Returns the words in a text that are facts of the sample and not of the company; none for the sample itself. */
export const findForeignWords = (text) => findWords(text).filter((word) => !facts.has(word));

/** Returns lines such as "content/home.ts:4: Emerald Coast". */
export function findSampleWords() {
  const files = globSync('{app,components,content,lib}/**/*.{ts,tsx}', {
    cwd: inRoot(),
    exclude: (file) => /\.test\.|(^|\/)testing(\/|$)/.test(String(file)),
  });
  return files.sort().flatMap((file) => {
    const find = FACT_FILES.includes(path.normalize(file)) ? findWords : findForeignWords;
    return read(file)
      .split('\n')
      .flatMap((line, at) => {
        const words = isComment(line) ? [] : find(line);
        return words.length > 0 ? `${path.normalize(file)}:${at + 1}: ${words.join(', ')}` : [];
      });
  });
}
