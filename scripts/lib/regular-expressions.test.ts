import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { leadForms } from '@/lib/forms/lead-forms';

process.env.RECHECK_SYNC_BACKEND = 'pure'; // needs no Java and no native program

/** Patterns that may be unsafe, because they run only on our own build's style sheets, never on text from others. */
const exceptions = new Set([String.raw`@font-face\s*\{[^}]*\}`]);

type Pattern = { source: string; flags: string };

/** Returns all regular-expression literals in a file, each with its location, such as "lib/x.ts:12". */
function findLiterals(file: string): [string, Pattern][] {
  const code = readFileSync(file, 'utf8');
  const found: [string, Pattern][] = [];
  JSON.stringify(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (_, node) => {
    if (node?.regex) {
      const line = code.slice(0, node.start).split('\n').length;
      found.push([`${file}:${line}`, { source: node.regex.pattern, flags: node.regex.flags }]);
    }
    return typeof node === 'bigint' ? String(node) : node;
  });
  return found;
}

const files = globSync('{lib,app,components}/**/*.{ts,tsx}', {
  exclude: (path) => /\.test\.tsx?$/.test(path),
});
const codePatterns = files.flatMap(findLiterals);
const fieldPatterns = Object.values(leadForms).flatMap(({ kind, fields }) =>
  fields.flatMap(({ name, pattern }): [string, Pattern][] =>
    pattern ? [[`pattern of ${kind}.${name}`, { source: `^(?:${pattern})$`, flags: 'v' }]] : [],
  ),
);
/** Each pattern once, with the first of its locations. */
const patterns = new Map(
  [...codePatterns, ...fieldPatterns]
    .toReversed()
    .map(([place, pattern]) => [String(Object.values(pattern)), { place, ...pattern }]),
);

/** These limits let the checker prove most patterns. None is a time limit, so a busy machine gets the same result. */
const SETTINGS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  maxRepeatCount: 300,
  maxPatternSize: 5_000,
  randomSeed: 1,
};

/** Returns why a pattern is unsafe, or null if it runs in linear time. */
function findFault({ source, flags }: Pattern): string | null {
  // The checker does not support the v flag. Use u instead: our patterns mean the same with either flag.
  const result = checkSync(source, flags.replace('v', 'u'), SETTINGS);
  if (result.status === 'safe') return null;
  return result.status === 'vulnerable' ? result.complexity.summary : 'could not be checked';
}

const checked = [...patterns.values()].filter(({ source }) => !exceptions.has(source));

test.each(checked)('$place: $source runs in linear time', (pattern) => {
  expect(findFault(pattern)).toBeNull();
});

test('every exception is still needed', () => {
  const sources = new Set(codePatterns.map(([, { source }]) => source));
  expect([...exceptions].filter((source) => !sources.has(source))).toEqual([]);
});

test('patterns are literals that the check can find', () => {
  const built = files.filter((file) => /\bRegExp\(/.test(readFileSync(file, 'utf8')));
  expect(built.toSorted()).toEqual([
    'components/forms/prefilled-values.ts', // the field's own `pattern`, checked above
  ]);
});
