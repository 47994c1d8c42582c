import { expect, test } from 'vitest';
import { inlineSymbols } from './inline-symbols.ts';

const sprite =
  '<svg><symbol id="arrow" viewBox="0 0 24 24"><path d="M1"/></symbol><symbol id="mail"><path d="M2"/></symbol></svg>';
const files = (address: string) => (address === '/_next/static/media/icons.svg' ? sprite : null);
const use = (address: string) => `<svg><use href="${address}"></use></svg>`;

test('a drawing stands in the document once, however often it is shown', () => {
  const arrow = use('/_next/static/media/icons.svg#arrow');
  const html = inlineSymbols(`<body>${arrow}${arrow}</body>`, files);
  expect(html.match(/<use href="#symbol-arrow">/g)).toHaveLength(2);
  expect(html.match(/<symbol id="symbol-arrow" viewBox="0 0 24 24">/g)).toHaveLength(1);
  expect(html).not.toContain('M2');
});

test.each(['/_next/static/media/other.svg#arrow', '/_next/static/media/icons.svg#unknown', '#own'])(
  '%s is left as it is',
  (address) => {
    expect(inlineSymbols(`<body>${use(address)}</body>`, files)).toBe(`<body>${use(address)}</body>`);
  },
);
