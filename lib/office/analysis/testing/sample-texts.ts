import type { Texts } from '@/lib/office/analysis/read-figures';
import { exampleAnalysis } from '@/lib/office/analysis/testing/example-analysis';

const { homes, todo, lastYear } = exampleAnalysis;

/** The sample homes as copied from a spreadsheet. */
export const pastedHomes = homes.map((home) => Object.values(home).join('\t')).join('\n');

/** The complete form of the sample analysis, without months, so that they are proposed. */
export const fullTexts: Texts = {
  homes: pastedHomes,
  lastYear: String(lastYear),
  ...Object.fromEntries(
    todo.flatMap((thing, at) => Object.entries(thing).map(([name, text]) => [`todo[${at}].${name}`, text])),
  ),
};

/** The sample analysis as a JSON file for `npm run leads`. */
export const sampleFile = { homes, todo };
