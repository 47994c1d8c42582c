import fc from 'fast-check';
import { fieldNames, honeypot } from '@/lib/leads/forms';
import { oneWordOf, value } from './values';

export interface Body {
  bytes: Buffer;
  type: string;
}

const field = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames, honeypot.name) },
  { weight: 1, arbitrary: oneWordOf('page imageUrl secret slug sys __proto__') },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const goodLead = fc.record({
  name: fc.constant('Ada Lovelace'),
  email: fc.constant('ada@example.com'),
  phone: fc.constant('850 555 0100'),
  topic: oneWordOf('guest owner partner other'),
  message: value,
});
const fields = fc.oneof(
  goodLead,
  fc.dictionary(field, fc.oneof(value, fc.jsonValue({ maxDepth: 4 })), { maxKeys: 8 }),
);

const body = (text: string, type: string): Body => ({ bytes: Buffer.from(text), type });
const json = (text: unknown) => body(JSON.stringify(text), 'application/json');

function encoded(given: object): Body {
  const pairs = Object.entries(given).map(([name, text]) => [name, String(text).toWellFormed()]);
  return body(new URLSearchParams(pairs).toString(), 'application/x-www-form-urlencoded');
}

function multipart(given: object): Body {
  const parts = Object.entries(given).map(
    ([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return body(`${parts.join('')}--b--\r\n`, 'multipart/form-data; boundary=b');
}

const otherType = fc.constantFrom(
  ...['application/json', 'multipart/form-data; boundary=b', 'multipart/form-data', 'text/plain', ''],
  ...['application/csp-report', 'application/x-www-form-urlencoded; charset=utf-16'],
);
const binary = fc
  .tuple(fc.uint8Array({ maxLength: 400 }), otherType)
  .map(([bytes, type]) => ({ bytes: Buffer.from(bytes), type }));

/** At and past the limits of the routes, and deeper than a parser would like. */
const large = fc
  .constantFrom('x'.repeat(8_193), 'x'.repeat(65_537), 'x'.repeat(1_900_000), '['.repeat(20_000))
  .map((text) => body(text, 'application/json'));

export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 2, arbitrary: fields.map(json) },
  { weight: 2, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.record({ imageUrl: value })).map(json) },
  { weight: 2, arbitrary: fields.map(encoded) },
  { weight: 2, arbitrary: fields.map(multipart) },
  { weight: 2, arbitrary: binary },
  { weight: 1, arbitrary: large },
  { weight: 1, arbitrary: fc.constant(body('', '')) },
);
