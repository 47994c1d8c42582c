import { describe, expect, test } from 'vitest';
import { bodyOf } from './body/to-body';
import { entrySchema } from './entry';
import { toDocument } from './rich-text-document';

const words = (value: unknown) => ({ nodeType: 'text', value, marks: [], data: {} });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

function entry(content1: unknown) {
  const at = '2026-01-01T12:00:00.000Z';
  const sys = { id: 'e1', createdAt: at, updatedAt: at, contentType: { sys: { id: 'blogPost' } } };
  return entrySchema.safeParse({ sys, metadata: { tags: [] }, fields: { title: 'Dunes', content1 } });
}

function nested(depth: number) {
  let node: object = paragraph(words('deep'));
  for (let level = 0; level < depth; level++) node = { nodeType: 'blockquote', data: {}, content: [node] };
  return document(node);
}

describe('a faulty node costs nothing but itself', () => {
  test.each([
    ['a null node', document(null, paragraph(null, words('stays'))), 'stays'],
    ['text without marks', document(paragraph({ nodeType: 'text', value: 'stays' })), 'stays'],
    ['marks that are none', document(paragraph({ ...words('stays'), marks: [null, 'bold'] })), 'stays'],
    ['text that is a number', document(paragraph(words(5), words('stays'))), 'stays'],
    ['a block without content', document({ nodeType: 'paragraph' }, paragraph(words('stays'))), 'stays'],
    [
      'content that is no list',
      document({ nodeType: 'quote', content: 5 }, paragraph(words('stays'))),
      'stays',
    ],
    ['a node without a type', document({ content: [] }, paragraph(words('stays'))), 'stays'],
    [
      'a link without data',
      document(paragraph({ nodeType: 'hyperlink', content: [words('stays')] })),
      'stays',
    ],
  ])('%s', (_, content, left) => {
    const { data } = entry(content);
    expect(data && bodyOf(data).text).toBe(left);
  });
});

test('what is sound stays as it is', () => {
  const sound = document(paragraph({ ...words('bold'), marks: [{ type: 'bold' }] }), {
    nodeType: 'embedded-asset-block',
    data: { target: { sys: { id: 'a' } } },
    content: [],
  });
  expect(toDocument(sound)).toEqual(sound);
});

test('an article nested too deep to be rendered is refused with the reason', () => {
  expect(entry(nested(90)).success).toBe(true);
  expect(entry(nested(100_000)).error?.message).toContain('nested too deep');
});
