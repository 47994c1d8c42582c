import { sampleAnalysis } from '@/content/sample-analysis';
import type { Texts } from '@/lib/office/analysis/read-figures';

const { homes, todo, lastYear } = sampleAnalysis;

/** The sample's homes as a spreadsheet puts them into the clipboard. */
export const pastedHomes = homes.map((home) => Object.values(home).join('\t')).join('\n');

/** The office's form, filled in for the sample's home, with the months still to propose. */
export const fullTexts: Texts = {
  homes: pastedHomes,
  lastYear: String(lastYear),
  ...Object.fromEntries(
    todo.flatMap((thing, at) => Object.entries(thing).map(([name, text]) => [`todo[${at}].${name}`, text])),
  ),
};

/** The same as a file for the shell. */
export const sampleFile = { homes, todo };
