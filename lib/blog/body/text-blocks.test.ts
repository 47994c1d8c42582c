import { describe, expect, test } from 'vitest';
import { createOutline } from './headings';
import { parseInline } from './inline';
import { blocksText, parseTextBlocks } from './text-blocks';

const blocks = (text: string) => parseTextBlocks(text, createOutline());
const words = (value: string) => [{ type: 'text', value }];

describe('blocks', () => {
  test('blank lines end a paragraph, single breaks don’t', () => {
    expect(blocks('One\ntwo\r\n\r\nthree')).toEqual([
      { type: 'paragraph', text: words('One two') },
      { type: 'paragraph', text: words('three') },
    ]);
  });

  test('## starts a heading, # a smaller one', () => {
    expect(blocks('## Tides\n\n# Low\n\ntext')).toEqual([
      { type: 'heading', level: 2, small: false, id: 's-tides', text: words('Tides') },
      { type: 'heading', level: 3, small: true, id: 's-low', text: words('Low') },
      { type: 'paragraph', text: words('text') },
    ]);
  });

  test('a smaller heading that comes first skips no level', () => {
    expect(blocks('# Low')).toMatchObject([{ level: 2, small: true }]);
  });

  test('lists, after a line of text too', () => {
    expect(blocks('Bring:\n- water\n- a hat\n\n2. go\n3. come back')).toEqual([
      { type: 'paragraph', text: words('Bring:') },
      { type: 'list', ordered: false, start: 1, items: [words('water'), words('a hat')] },
      { type: 'list', ordered: true, start: 2, items: [words('go'), words('come back')] },
    ]);
  });

  test('their words', () => {
    expect(blocksText(blocks('## Tides\n\nHigh *and* low\n\n- one\n- two'), { headings: false })).toBe(
      'High and low one two',
    );
  });
});

describe('inline marks', () => {
  test.each([
    ['**bold**', [{ type: 'strong', children: words('bold') }]],
    ['__bold__', [{ type: 'strong', children: words('bold') }]],
    ['*slanted*', [{ type: 'em', children: words('slanted') }]],
    ['_slanted_', [{ type: 'em', children: words('slanted') }]],
    ['snake_case_name', words('snake_case_name')],
    ['5 * 3 * 2', words('5 * 3 * 2')],
    [
      '[tides](https://example.org)',
      [{ type: 'link', href: 'https://example.org/', children: words('tides') }],
    ],
    ['[tides](/blog)', [{ type: 'link', href: '/blog', children: words('tides') }]],
    ['[tides](javascript:alert`1`)', words('tides')],
    ['[tides](data:text/html,x)', words('tides')],
  ])('%s', (text, parts) => {
    expect(parseInline(text)).toEqual(parts);
  });

  test('marks within marks', () => {
    expect(parseInline('a **b *c* d** e')).toEqual([
      ...words('a '),
      { type: 'strong', children: [...words('b '), { type: 'em', children: words('c') }, ...words(' d')] },
      ...words(' e'),
    ]);
  });

  test.each([
    ['words', '*word* '.repeat(60_000), 120_000],
    ['marks without a space between', '**a**_b_ '.repeat(50_000), 150_000],
  ])('tens of thousands of emphasized %s', (_, text, count) => {
    expect(parseInline(text)).toHaveLength(count);
  });

  test('a link of many marks that leads nowhere safe leaves them all', () => {
    expect(parseInline(`[${'**a** '.repeat(150_000)}](javascript:x)`)).toHaveLength(300_000);
  });
});
