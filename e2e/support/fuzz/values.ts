import fc from 'fast-check';

/** One of the words of a text: shorter to read than a list of strings. */
export const oneWordOf = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

const hostile = fc.oneof(
  oneWordOf(`0 -1 null true {} [] __proto__ constructor ../../../../etc/passwd ..%2f..%2fetc%2fpasswd % %E0%A4%A 1e999
    file:///etc/passwd http://127.0.0.1:22/ http://[::1]/ http://169.254.169.254/latest/meta-data/ //evil.example/x.jpg
    /images/hero/../../package.json /images/%00.jpg <script>alert(1)</script> {{7*7}} ada@example.com`),
  fc.constantFrom('', "' or 1=1 --", '"; drop table leads; --', '\u202e\u0000\ud800', '+1 850 555 0142'),
  // Long, and of a kind that a careless pattern takes quadratic time for.
  fc.constantFrom(
    ...['😀'.repeat(50), 'a'.repeat(9_000), `a${' '.repeat(9_000)}b`, 'ж'.repeat(4_000)],
    ...['['.repeat(9_000), '<p '.repeat(3_000), `${'*a* '.repeat(2_000)}`],
  ),
);

/** What somebody may write into a field, a header or a query. */
export const value = fc.oneof(
  hostile,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webUrl(),
  fc.emailAddress(),
);
