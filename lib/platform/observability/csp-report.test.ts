import { expect, test } from 'vitest';
import { violationsOf } from './csp-report.ts';

test('a report in the old shape is told without its private parts', () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://seaoatstays.example/contact?email=ada@example.com',
      referrer: 'https://mail.example/inbox/ada',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?token=1',
      'script-sample': 'ada@example.com',
    },
  };
  expect(violationsOf(report)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/contact' },
  ]);
});

test('reports in the present shape, of other kinds too', () => {
  const body = {
    documentURL: 'https://a.example/blog/ada-lovelace',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
  };
  expect(
    violationsOf([
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]),
  ).toEqual([{ directive: 'img-src', blocked: 'inline', page: '/blog/ada-lovelace' }]);
});

test.each([[null], ['text'], [{}], [{ 'csp-report': 1 }], [[1]], [[{ type: 'csp-violation' }]]])(
  '%j is no report',
  (body) => expect(violationsOf(body)).toBeNull(),
);

test.each([['<script>'], ['javascript:alert(1)'], ['ada@example.com'], ['x'.repeat(500)]])(
  'made-up values leave nothing of themselves: %.30s',
  (value) => {
    const report = {
      'csp-report': { 'effective-directive': value, 'blocked-uri': value, 'document-uri': value },
    };
    expect(JSON.stringify(violationsOf(report))).not.toMatch(/<|alert|ada@|x{50}/);
  },
);
