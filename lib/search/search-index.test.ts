import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSearchDocuments } from './search-documents';
import { createSearch } from './search-index';

const documents = await readSearchDocuments();
const find = createSearch(documents);
const dinner = documents.find(({ path }) => path.startsWith('/blog/thanksgiving-'))?.path;

describe('the search', () => {
  test.each([
    ['quiet lakes', '/blog/the-quiet-lakes-behind-the-dunes'],
    ['QUIET LAKES', '/blog/the-quiet-lakes-behind-the-dunes'],
    ['thanksgivng', dinner],
    ['thanks', dinner],
    ['quiet laks dune', '/blog/the-quiet-lakes-behind-the-dunes'],
  ])('"%s" finds %s first', (query, path) => {
    expect(find(query)[0]?.path).toBe(path);
  });

  test('finds every article by its title', () => {
    for (const { title, path } of documents) expect(find(title)[0]?.path).toBe(path);
  });

  test('finds words that are only in the text', () => {
    expect(find('tannin').map(({ path }) => path)).toContain('/blog/the-quiet-lakes-behind-the-dunes');
  });

  test('does not find similar words if there are exact matches', () => {
    const found = find('lakes').map(({ path }) => documents.find((document) => document.path === path));
    expect(found.length).toBeLessThan(documents.length / 2);
    for (const document of found) expect(JSON.stringify(document).toLowerCase()).toContain('lakes');
  });

  test.each(['', '   ', '?!', 'zzzzqqq'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });
});

test('ranks titles above bodies', () => {
  const search = createSearch([
    {
      path: '/blog/body',
      title: 'Saturday',
      category: '',
      date: '',
      tags: '',
      text: 'oysters oysters oysters',
    },
    { path: '/blog/title', title: 'Oysters', category: '', date: '', tags: '', text: 'a market' },
  ]);
  expect(search('oysters').map(({ path }) => path)).toEqual(['/blog/title', '/blog/body']);
});

test('handles ten thousand articles with an index small enough for phones', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    path: `/blog/notes-from-the-gulf-number-${n}`,
    title: `Notes from the Gulf, number ${n}`,
    category: 'Local Attractions',
    date: '2026-10-14',
    tags: 'Beach Vacation',
  }));
  expect(gzipSync(JSON.stringify(many)).length).toBeLessThan(300_000);
  const search = createSearch(many);
  expect(search('number 4711')[0]?.path).toBe('/blog/notes-from-the-gulf-number-4711');
});
