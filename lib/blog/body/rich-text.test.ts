import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { expect, test, vi } from 'vitest';
import { createOutline } from './headings';
import { outlined, richTextText } from './rich-text';

const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, value: string) => ({ nodeType, data: {}, content: [words(value)] });

test('drops nodes that no component renders, and logs them once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const content = [block('paragraph', 'Tides'), block('carousel', 'Offers'), block('carousel', 'More')];
  const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content } as Document;
  const text = richTextText(outlined(document, createOutline()), { headings: true });
  expect(text).toBe('Tides');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"carousel"')]]);
  warn.mockRestore();
});

test('gives equal headings unique ids, even if another ends in a number', () => {
  const outline = createOutline();
  const ids = ['Tides', 'Tides 2', 'Tides', 'Tides', 'Tides 2'].map((words) => outline.add(2, words).id);
  expect(ids).toEqual(['s-tides', 's-tides-2', 's-tides-3', 's-tides-4', 's-tides-2-2']);
});
