import { formatLongDay, parseDay } from '@/lib/time/calendar-days';
import type { FormContent } from './form-content';

/** Reads field values from a query: "?area=destin" fills in a field, "?plan=premium" adds to the message. */
export function readPrefilledValues(
  query: URLSearchParams,
  { sentences, fields, homeTitles }: FormContent['prefill'],
): Record<string, string> {
  const getText = (name = '') => query.get(name) ?? '';
  const values = Object.fromEntries(
    fields.flatMap(({ name, pattern, parameter = name, value = getText(parameter) }) =>
      matches(getText(parameter), pattern) ? [[name, value]] : [],
    ),
  );
  const message = sentences.flatMap((sentence) => {
    const { parameter, isHome, pattern, isDate, isList, before, after } = sentence;
    const names = isHome ? homeTitles : sentence.values;
    const value = getText(parameter);
    if ((getText(before) && getText(before) <= value) || (getText(after) && value <= getText(after)))
      return [];
    const nameOf = (id: string) => (names && Object.hasOwn(names, id) ? names[id] : undefined);
    const list = isList ? value.split(',').flatMap((id) => nameOf(id) ?? []) : [];
    const name = list.join(', ') || (names ? nameOf(value) : matches(value, pattern) && value);
    const { text } = sentence.with && getText(sentence.with.parameter) ? sentence.with : sentence;
    return name ? [text.replace('{value}', isDate && parseDay(name) ? formatLongDay(name) : name)] : [];
  });
  return message.length > 0 ? { ...values, message: message.join(' ') } : values;
}

const matches = (value: string, pattern = '') => new RegExp(`^(?:${pattern})$`).test(value);
