import { z } from 'zod';
import { analysisForm } from '@/content/analysis-form';
import { cleanLine, cleanText } from '@/lib/forms/clean';
import { leadForms } from '@/lib/forms/lead-forms';
import type { Lead } from '@/lib/inbox/lead';
import type { Analysis } from './figures';
import { monthPaths, PROPOSED, type Problem, readFigures, type Texts } from './read-figures';

/** The most characters of each text. */
const LONGEST = { what: 80, why: 300, effort: 60, line: 500 } as const;

const THINGS = [0, 1, 2] as const;

/** Reads all fields of the form. `analysis` is null if anything must be corrected before it can be sent. */
export function checkAnalysis(given: Texts, area: string) {
  const { problems, ...figures } = readFigures(given, area);
  const read = (path: string, name: keyof typeof LONGEST) => {
    const clean = name === 'line' ? cleanText : cleanLine;
    const text = clean(given[path] ?? '');
    if (!text && name !== 'line') problems.push({ path, message: analysisForm.todo[name].missing });
    if (text.length > LONGEST[name])
      problems.push({ path, message: analysisForm.tooLong(LONGEST[name], text.length) });
    return text;
  };
  const todo = THINGS.map((thing) => ({
    what: read(`todo[${thing}].what`, 'what'),
    why: read(`todo[${thing}].why`, 'why'),
    effort: read(`todo[${thing}].effort`, 'effort'),
  }));
  const line = read('line', 'line');
  const lastYear = revenueField?.schema.safeParse(given.lastYear);
  if (lastYear?.error) problems.push({ path: 'lastYear', message: revenueField?.invalid ?? '' });
  const { homes, months } = figures;
  const analysis: Analysis | null =
    problems.length === 0
      ? { homes, months, todo, line, lastYear: Number(lastYear?.data) || undefined }
      : null;
  return { ...figures, problems, analysis };
}

const revenueField = leadForms.partner.fields.find(({ name }) => name === 'revenue');

const paths = [
  ...['homes', 'line', 'lastYear', PROPOSED],
  ...monthPaths,
  ...THINGS.flatMap((thing) => ['what', 'why', 'effort'].map((name) => `todo[${thing}].${name}`)),
];

/** Returns the fields of a form that was sent. */
export const textsOf = (body: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(paths.flatMap((path) => (typeof body[path] === 'string' ? [[path, body[path]]] : [])));

/** Returns the form as it is before anybody wrote in it: with last year's rent, if the owner gave it. */
export const startingTexts = ({ data }: Lead): Texts =>
  data.revenue ? { lastYear: `$${data.revenue.toLocaleString('en-US')}` } : {};

const scalar = z.union([z.string(), z.number()]).transform(String).default('');
const fileSchema = z.strictObject({
  homes: z.array(
    z.strictObject({
      // Without any text it would be an empty line, which is no home.
      name: z.string().trim().min(1, analysisForm.columns.name.missing),
      ...{ bedrooms: scalar, miles: scalar, nights: scalar, rate: scalar },
    }),
  ),
  months: z
    .array(z.strictObject({ nights: scalar, rent: scalar }))
    .length(12)
    .optional(),
  todo: z.array(z.strictObject({ what: scalar, why: scalar, effort: scalar })).length(3),
  line: scalar,
  lastYear: z.union([z.string(), z.number()]).transform(String).optional(),
});

/** Returns an analysis from a JSON file as the fields of the form, or what is wrong with its shape. */
export function textsFromFile(json: unknown, lead: Lead): { texts: Texts; problems: Problem[] } {
  const { data, error } = fileSchema.safeParse(json);
  if (error) {
    const problems = error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), message }));
    return { texts: {}, problems };
  }
  const { homes, months = [], todo, line, lastYear } = data;
  const quoted = (text: string) => (/["“”„\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lists = Object.entries({ months, todo }).flatMap(([list, entries]) =>
    entries.flatMap((entry, at) =>
      Object.entries(entry).map(([name, text]) => [`${list}[${at}].${name}`, text]),
    ),
  );
  const texts: Texts = {
    ...startingTexts(lead),
    ...Object.fromEntries(lists),
    homes: homes.map((home) => Object.values(home).map(quoted).join('\t')).join('\n'),
    line,
    ...(lastYear !== undefined && { lastYear }),
  };
  return { texts, problems: [] };
}
