import { describe, expect, test } from 'vitest';
import { entrySchema, idOf } from './entry';

const sys = (type = 'blogPost') => ({
  id: 'e1',
  createdAt: '2026-01-01T12:00:00.000Z',
  updatedAt: '2026-01-02T12:00:00.000Z',
  contentType: { sys: { id: type } },
});

describe('accepts an entry with', () => {
  test.each([
    ['only a title', { title: 'Dunes' }],
    ['text1 instead of a title', { text1: 'Dunes' }],
    ['text1 and another title', { text1: 'Dunes', title: 'Other' }],
    ['unresolved pictures', { title: 'Dunes', photo1: [{ sys: { type: 'Link', id: 'x' } }, undefined] }],
    ['a single picture where a list is expected', { title: 'Dunes', photo1: { sys: { id: 'x' } } }],
    ['an invalid author', { title: 'Dunes', author: { sys: { id: 'x' } } }],
    ['content that is not text', { title: 'Dunes', content1: 42 }],
    ['content that is not a document', { title: 'Dunes', content1: { nodeType: 'x' } }],
  ])('%s', (_, fields) => {
    expect(entrySchema.parse({ sys: sys(), metadata: { tags: [] }, fields })).toMatchObject({
      id: 'e1',
      title: 'Dunes',
    });
  });

  test.each([
    ['a blank text1', { text1: ' ', title: 'Dunes' }],
    ['character references', { title: 'D&#117;nes&nbsp;' }],
    ['tags', { title: '<p>Du<em>nes</em></p>' }],
    ['an unpaired surrogate and invisible spaces', { title: '\u200bDu\ud83cnes\ufeff' }],
  ])('%s in its title', (_, fields) => {
    expect(entrySchema.parse({ sys: sys(), fields })).toMatchObject({ title: 'Dunes' });
  });

  test('a publish date after its last change, which becomes the date of the last change', () => {
    const raw = { sys: sys(), fields: { title: 'Dunes', publishDate: '2026-03-01' } };
    expect(entrySchema.parse(raw)).toMatchObject({ updatedAt: '2026-03-01T00:00Z' });
  });

  test('invalid tags, which it drops', () => {
    const metadata = { tags: [{ sys: { id: 'dunes' } }, null, {}] };
    expect(entrySchema.parse({ sys: sys(), metadata, fields: { title: 'Dunes' } }).tagIds).toEqual(['dunes']);
  });

  test.each([
    ['2026-10-14', '2026-10-14T00:00Z'],
    ['2026-10-14T23:30', '2026-10-14T23:30Z'],
    ['2026-10-14T23:30-05:00', '2026-10-14T23:30-05:00'],
    ['2026-10-14T23:30:00.000Z', '2026-10-14T23:30:00.000Z'],
    // Invalid dates count as missing, so the post has its creation date.
    ...['', 'tomorrow', '2026-02-30', '2026-10-14T25:00'].map((bad) => [bad, sys().createdAt]),
    ...[0, null, {}].map((bad) => [bad, sys().createdAt]),
  ])('the publish date %j', (publishDate, publishedAt) => {
    const raw = { sys: sys(), fields: { title: 'Dunes', publishDate } };
    expect(entrySchema.parse(raw)).toMatchObject({ publishedAt, createdAt: sys().createdAt });
  });
});

describe('rejects an entry with', () => {
  test.each([
    ['no fields', { sys: sys() }],
    ['no title', { sys: sys(), fields: {} }],
    ['an empty title', { sys: sys(), fields: { title: '  ' } }],
    ['a title that is a number', { sys: sys(), fields: { title: 5 } }],
    ['another content type', { sys: sys('page'), fields: { title: 'Dunes' } }],
    ['no date', { sys: { ...sys(), createdAt: 'yesterday' }, fields: { title: 'Dunes' } }],
  ])('%s', (_, raw) => {
    expect(entrySchema.safeParse(raw).success).toBe(false);
    expect(idOf(raw)).toBe('e1');
  });

  test.each([[null], ['text'], [{}]])('%j has no id', (raw) => {
    expect(entrySchema.safeParse(raw).success).toBe(false);
    expect(idOf(raw)).toBe('(no id)');
  });
});
