import { describe, expect, test } from 'vitest';
import { parseEntry, parseLightEntry } from './entry';

const sys = (type = 'blogPost') => ({
  id: 'e1',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-02T12:00:00.000Z',
  contentType: { sys: { id: type } },
});

describe('an entry that can be shown', () => {
  test.each([
    ['a title alone', { title: 'Dunes' }],
    ['text1 instead of a title', { text1: 'Dunes' }],
    ['unresolved pictures', { title: 'Dunes', photo1: [{ sys: { type: 'Link', id: 'x' } }, undefined] }],
    ['a single picture where a list is expected', { title: 'Dunes', photo1: { sys: { id: 'x' } } }],
    ['no author it could name', { title: 'Dunes', author: { sys: { id: 'x' } } }],
  ])('%s', (_, fields) => {
    expect(parseEntry({ sys: sys(), metadata: { tags: [] }, fields })).toMatchObject({
      ok: true,
      value: { id: 'e1', title: 'Dunes' },
    });
  });

  test('tags that can’t be read are left out', () => {
    const metadata = { tags: [{ sys: { id: 'dunes' } }, null, {}] };
    const parsed = parseEntry({ sys: sys(), metadata, fields: { title: 'Dunes' } });
    expect(parsed.ok && parsed.value.tagIds).toEqual(['dunes']);
  });

  test('an author may be an entry of its own', () => {
    const fields = { title: 'Dunes', author: { sys: { id: 'a' }, fields: { name: 'Ada' } } };
    const parsed = parseEntry({ sys: sys('top5BlogPost'), fields });
    expect(parsed.ok && parsed.value.fields.author).toBe('Ada');
  });
});

describe('a broken entry is refused with its id', () => {
  test.each([
    ['no fields', { sys: sys() }],
    ['no title', { sys: sys(), fields: {} }],
    ['an empty title', { sys: sys(), fields: { title: '  ' } }],
    ['a title that is a number', { sys: sys(), fields: { title: 5 } }],
    ['content that is no text', { sys: sys(), fields: { title: 'Dunes', content1: 42 } }],
    ['content that is no document', { sys: sys(), fields: { title: 'Dunes', content1: { nodeType: 'x' } } }],
    ['another content type', { sys: sys('page'), fields: { title: 'Dunes' } }],
    ['no date', { sys: { ...sys(), createdAt: 'yesterday' }, fields: { title: 'Dunes' } }],
  ])('%s', (_, raw) => {
    expect(parseEntry(raw)).toMatchObject({ ok: false, id: 'e1' });
  });

  test.each([[null], ['text'], [{}]])('%j has no id', (raw) => {
    expect(parseLightEntry(raw)).toMatchObject({ ok: false, id: '(no id)' });
  });
});
