import { type CalculatorField, type CalculatorFieldName, calculatorFields } from '@/content/net-calculator';
import { formatNumber } from '@/content/numbers';
import type { NetInputs } from './estimate';

export type InputTexts = Record<CalculatorFieldName, string>;
export type InputProblems = Partial<Record<CalculatorFieldName, string>>;

/** The fields in the order in which the page shows them. */
export const fieldNames = Object.keys(calculatorFields) as CalculatorFieldName[];

const NUMBER = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/**
 * Reads a typed number such as "$1,250.50" or "25%". Cells of other programs' tables take a more tolerant reader
 * (lib/office/analysis/parse-figure.ts). Returns null if it is out of range or has too many decimals.
 */
export function parseNumber(name: CalculatorFieldName, text: string): number | null {
  const { min, max, decimals }: CalculatorField = calculatorFields[name];
  const plain = text.replace(/[\s$%]/g, '');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  const digits = plain.split('.')[1]?.length ?? 0;
  return digits <= decimals && value >= min && value <= max ? value : null;
}

export function parseInputs(texts: InputTexts): { numbers: NetInputs | null; problems: InputProblems } {
  const numbers = startingNumbers();
  const problems: InputProblems = {};
  for (const name of fieldNames) {
    const value = parseNumber(name, texts[name]);
    if (value === null) problems[name] = formatRangeError(name);
    else numbers[name] = value;
  }
  if (!problems.nationalFrom && !problems.nationalTo && numbers.nationalFrom > numbers.nationalTo) {
    problems.nationalTo = 'Must not be less than the share it starts from.';
  }
  if (!problems.hoursFrom && !problems.hoursTo && numbers.hoursFrom > numbers.hoursTo) {
    problems.hoursTo = 'Must not be fewer than the hours it starts from.';
  }
  return { numbers: Object.keys(problems).length > 0 ? null : numbers, problems };
}

export const startingNumbers = (): NetInputs => mapFields((name) => calculatorFields[name].start);

export const startingTexts = (): InputTexts => mapFields((name) => String(calculatorFields[name].start));

function mapFields<Value>(of: (name: CalculatorFieldName) => Value) {
  return Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Record<CalculatorFieldName, Value>;
}

function formatRangeError(name: CalculatorFieldName): string {
  const { min, max, decimals, unit }: CalculatorField = calculatorFields[name];
  const range = `from ${formatNumber(min)} to ${formatNumber(max)}`;
  if (unit === 'nights' || unit === 'homes') return `Enter a whole number ${range}.`;
  if (unit === 'dollars') return `Enter dollars ${range}, such as ${min < 100 ? '425.50' : min}.`;
  if (unit === 'percent') return `Enter a percentage ${range}.`;
  return `Enter hours ${range}, with at most ${decimals} digit after the point.`;
}
