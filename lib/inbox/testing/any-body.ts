import fc from 'fast-check';

/** Generates any JSON value, including ones that throw when converted to text. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { toString: null, valueOf: {} }, { length: -1 }, { toJSON: 'x' }, [[]]),
);

/** Generates JSON bodies like `valid`, with any value in one of the fields. */
export const bodyWithAnyValue = (valid: Record<string, string>, fields: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...fields), anyValue)
    .map(([field, value]) => JSON.stringify({ ...valid, [field]: value }));
