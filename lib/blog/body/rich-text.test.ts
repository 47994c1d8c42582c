import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { expect, test, vi } from 'vitest';
import { node, text } from '@/lib/blog/testing/rich-text';
import { createOutline } from './headings';
import { outlined, richTextText } from './rich-text';

test('drops nodes that no component renders, and logs them once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const content = ['paragraph', 'carousel', 'carousel'].map((type) => node(type, [text(`A ${type}`)]));
  const document = node(BLOCKS.DOCUMENT, content) as Document;
  expect(richTextText(outlined(document, createOutline()), { headings: true })).toBe('A paragraph');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"carousel"')]]);
  warn.mockRestore();
});

test('gives equal headings unique ids, even if another ends in a number', () => {
  const outline = createOutline();
  const ids = ['Tides', 'Tides 2', 'Tides', 'Tides', 'Tides 2'].map((words) => outline.add(2, words).id);
  expect(ids).toEqual(['s-tides', 's-tides-2', 's-tides-3', 's-tides-4', 's-tides-2-2']);
});
