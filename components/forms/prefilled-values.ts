import type { FormContent } from './form-data';

/**
 * What a link chose, by the names of the fields: "?plan=premium" as a sentence of the message, "?area=destin" in the field
 * of that name. The visitor sees it and may change it.
 */
export function prefilledValues(
  query: URLSearchParams,
  { sentences, fields }: FormContent['prefill'],
): Record<string, string> {
  const given = (name = '') => query.get(name) ?? '';
  const values = Object.fromEntries(
    fields.filter(({ name, pattern }) => fits(given(name), pattern)).map(({ name }) => [name, given(name)]),
  );
  const message = sentences.flatMap(({ parameter, text, values: names, pattern, before, after }) => {
    const value = given(parameter);
    if ((given(before) && given(before) <= value) || (given(after) && value <= given(after))) return [];
    const name = names ? Object.hasOwn(names, value) && names[value] : fits(value, pattern) && value;
    return name ? [text.replace('{value}', name)] : [];
  });
  return message.length > 0 ? { ...values, message: message.join(' ') } : values;
}

const fits = (value: string, pattern = '') => new RegExp(`^(?:${pattern})$`).test(value);
