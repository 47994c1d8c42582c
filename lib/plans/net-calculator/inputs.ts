import { type KeepField, type KeepFieldName, keepFields } from '@/content/net-calculator';
import type { KeepNumbers } from './estimate';

/** What stands in each field, as typed. */
export type KeepTexts = Record<KeepFieldName, string>;
export type KeepProblems = Partial<Record<KeepFieldName, string>>;

/** The names of the fields, in the order of the page. */
export const keepFieldNames = Object.keys(keepFields).filter(isKeepField);

const NUMBER = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

export function isKeepField(name: string): name is KeepFieldName {
  return Object.hasOwn(keepFields, name);
}

/** The number that a visitor means by `text` in the field `name` ("$1,250.50", "25%"), or null if it is none it takes. */
export function keepNumber(name: KeepFieldName, text: string): number | null {
  const { min, max, decimals }: KeepField = keepFields[name];
  const plain = text.replace(/[\s$%]/g, '');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  const digits = plain.split('.')[1]?.length ?? 0;
  return digits <= decimals && value >= min && value <= max ? value : null;
}

/** Every field's number, or what to mend and where; a field with no problem is not named. */
export function checkKeep(texts: KeepTexts): { numbers: KeepNumbers } | { problems: KeepProblems } {
  const numbers: KeepNumbers = {
    ...startingNumbers(),
  };
  const problems: KeepProblems = {};
  for (const name of keepFieldNames) {
    const value = keepNumber(name, texts[name]);
    if (value === null) problems[name] = messageOf(name);
    else numbers[name] = value;
  }
  if (!problems.nights && !problems.give && numbers.give >= numbers.nights) {
    problems.give = 'Must be fewer than the nights booked.';
  }
  if (!problems.nationalFrom && !problems.nationalTo && numbers.nationalFrom > numbers.nationalTo) {
    problems.nationalTo = 'Must not be less than the share it starts from.';
  }
  if (!problems.hoursFrom && !problems.hoursTo && numbers.hoursFrom > numbers.hoursTo) {
    problems.hoursTo = 'Must not be fewer than the hours it starts from.';
  }
  return Object.keys(problems).length > 0 ? { problems } : { numbers };
}

/** What each field starts at, as numbers. */
export function startingNumbers(): KeepNumbers {
  return fromNames((name) => keepFields[name].start);
}

/** What each field starts at, as it stands in the field. */
export function startingTexts(): KeepTexts {
  return fromNames((name) => String(keepFields[name].start));
}

function fromNames<Value>(of: (name: KeepFieldName) => Value): Record<KeepFieldName, Value> {
  return {
    nights: of('nights'),
    give: of('give'),
    rate: of('rate'),
    nationalFrom: of('nationalFrom'),
    nationalTo: of('nationalTo'),
    software: of('software'),
    photos: of('photos'),
    help: of('help'),
    hoursFrom: of('hoursFrom'),
    hoursTo: of('hoursTo'),
    hour: of('hour'),
  };
}

function messageOf(name: KeepFieldName): string {
  const { min, max, decimals, unit }: KeepField = keepFields[name];
  const range = `from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
  if (unit === 'nights') return `Enter a whole number ${range}.`;
  if (unit === 'dollars') return `Enter dollars ${range}, such as ${min < 100 ? '425.50' : min}.`;
  if (unit === 'percent') return `Enter a percentage ${range}.`;
  return `Enter hours ${range}, with at most ${decimals} digit after the point.`;
}
