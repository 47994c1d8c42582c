import fc from 'fast-check';

/** Any JSON value, including ones that break when converted to text. */
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom({ toString: 1 }, { toString: null, valueOf: {} }, { length: -1 }, { toJSON: 'x' }, [[]]),
);

/** A JSON body like `valid`, with any value in one of its fields. */
export const bodyWithAnyValue = (valid: Record<string, string>, fields: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...fields), anyValue)
    .map(([field, value]) => JSON.stringify({ ...valid, [field]: value }));
