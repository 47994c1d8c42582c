import { expect, test } from 'vitest';
import { regions } from '@/content/regions';
import { defaultAuthor } from '@/content/team';
import { formatTagNames, isFeatured, tagName } from './tags';

test.each<[string, string]>([
  ['duneLakes', 'Dune Lakes'],
  ['beach', 'Beach'],
  ['farm-to-table', 'Farm To Table'],
  ['snow_birds', 'Snow Birds'],
  ['30AEats', '30A Eats'],
  ...regions.map(({ id, tagName: name }): [string, string] => [`${id}-pier`, `${name} Pier`]),
  ['top5Beaches', 'Top5 Beaches'],
])('%s is displayed as "%s"', (id, name) => {
  expect(tagName(id)).toBe(name);
});

test.each([
  [
    ['kayaking', 'duneLakes'],
    ['Dune Lakes', 'Kayaking'],
  ],
  [['duneLakes', 'dune-lakes'], ['Dune Lakes']],
  [['featuredPost', defaultAuthor, 'kayaking'], ['Kayaking']],
  [
    ['janeDoe', 'featuredPost'],
    ['Beach', 'Vacation'],
  ],
  [[], ['Beach', 'Vacation']],
])('%j by Jane Doe are displayed as %j', (ids, names) => {
  expect(formatTagNames(ids, 'Jane Doe')).toEqual(names);
});

test.each([
  ['Seán O’Neil', 'seanONeil'],
  ['Anne-Marie St. John', 'anneMarieStJohn'],
])('hides the tag of the author %s', (author, id) => {
  expect(formatTagNames([id, 'kayaking'], author)).toEqual(['Kayaking']);
});

test.each([
  [['featuredPost'], true],
  [['featured-post'], true],
  [['featured'], false],
  [[], false],
])('%j is featured: %s', (ids, featured) => {
  expect(isFeatured(ids)).toBe(featured);
});
