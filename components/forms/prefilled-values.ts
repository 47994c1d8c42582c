import type { FormContent } from './form-content';

/** Returns field values of a query: "?area=destin" fills that field, "?plan=premium" adds a sentence to the message. */
export function prefilledValues(
  query: URLSearchParams,
  { sentences, fields }: FormContent['prefill'],
): Record<string, string> {
  const given = (name = '') => query.get(name) ?? '';
  const values = Object.fromEntries(
    fields.flatMap(({ name, pattern, parameter = name, value = given(parameter) }) =>
      fits(given(parameter), pattern) ? [[name, value]] : [],
    ),
  );
  const message = sentences.flatMap((sentence) => {
    const { parameter, values: names, pattern, isDate, before, after } = sentence;
    const value = given(parameter);
    if ((given(before) && given(before) <= value) || (given(after) && value <= given(after))) return [];
    const name = names ? Object.hasOwn(names, value) && names[value] : fits(value, pattern) && value;
    const { text } = sentence.with && given(sentence.with.parameter) ? sentence.with : sentence;
    return name ? [text.replace('{value}', isDate ? longDate(name) : name)] : [];
  });
  return message.length > 0 ? { ...values, message: message.join(' ') } : values;
}

/** "May 14, 2027" for an ISO date; an invalid date unchanged. */
function longDate(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.valueOf())
    ? text
    : date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const fits = (value: string, pattern = '') => new RegExp(`^(?:${pattern})$`).test(value);
