import { z } from 'zod';
import { analysisForm } from '@/content/analysis-form';
import { limits } from '@/content/limits';
import { formatDollars } from '@/content/numbers';
import { cleanLine, cleanText } from '@/lib/forms/clean';
import { leadForms } from '@/lib/forms/lead-forms';
import type { Lead } from '@/lib/inbox/lead';
import type { Analysis } from './figures';
import { monthPaths, PROPOSED_FIELD, type Problem, readFigures, type Texts } from './read-figures';

const TODO_INDEXES = [0, 1, 2] as const;

/** Checks the whole form. `analysis` is null if a field must be corrected before sending. */
export function checkAnalysis(typed: Texts, area: string) {
  const { problems, ...figures } = readFigures(typed, area);
  const read = (path: string, name: keyof typeof limits.analysis) => {
    const clean = name === 'line' ? cleanText : cleanLine;
    const text = clean(typed[path] ?? '');
    if (!text && name !== 'line') problems.push({ path, message: analysisForm.todo[name].missing });
    const most = limits.analysis[name];
    if (text.length > most) problems.push({ path, message: analysisForm.tooLong(most, text.length) });
    return text;
  };
  const todo = TODO_INDEXES.map((index) => ({
    what: read(`todo[${index}].what`, 'what'),
    why: read(`todo[${index}].why`, 'why'),
    effort: read(`todo[${index}].effort`, 'effort'),
  }));
  const line = read('line', 'line');
  const lastYear = revenueField?.schema.safeParse(typed.lastYear);
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
  ...['homes', 'line', 'lastYear', PROPOSED_FIELD],
  ...monthPaths,
  ...TODO_INDEXES.flatMap((index) => ['what', 'why', 'effort'].map((name) => `todo[${index}].${name}`)),
];

/** Picks the fields of the form, without null characters, which neither HTML nor PostgreSQL allows. */
export const textsOf = (body: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const text = body[path];
      return typeof text === 'string' ? [[path, text.replaceAll('\0', '').toWellFormed()]] : [];
    }),
  );

export const getInitialTexts = ({ data }: Lead): Texts =>
  data.revenue ? { lastYear: formatDollars(Number(data.revenue)) } : {};

const scalar = z.union([z.string(), z.number()]).transform(String).default('');
const fileSchema = z.strictObject({
  homes: z.array(
    z.strictObject({
      // A home needs a name: if all its values were empty, it would become an empty line, which is ignored.
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
  const texts = textsOf({
    ...getInitialTexts(lead),
    ...Object.fromEntries(lists),
    homes: homes.map((home) => Object.values(home).map(quoted).join('\t')).join('\n'),
    line,
    ...(lastYear !== undefined && { lastYear }),
  });
  return { texts, problems: [] };
}
