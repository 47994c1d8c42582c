import { describe, expect, test } from 'vitest';
import { createIndex } from './post-index';
import { lightEntry as entry } from './testing/light-entry';

describe('createIndex', () => {
  test('lists the newest first', () => {
    const index = createIndex([entry('b', 2), entry('c', 3), entry('a', 1)]);
    expect(index.posts.map((post) => post.id)).toEqual(['c', 'b', 'a']);
  });

  test('a publish date affects the order but not the slug', () => {
    const publishedAt = '2026-01-09T00:00:00Z';
    const draft = entry('draft', 1, { title: 'Dunes', publishedAt });
    const index = createIndex([draft, entry('other', 2, { title: 'Dunes' })]);
    expect(index.posts).toMatchObject([{ slug: 'dunes', publishedAt }, { slug: 'dunes-other' }]);
    expect([index.isByCreation, createIndex([entry('a', 1)]).isByCreation]).toEqual([false, true]);
  });

  test('features the newest featured post', () => {
    const featured = { tagIds: ['featuredPost'] };
    expect(createIndex([entry('a', 1, featured), entry('b', 2, featured), entry('c', 3)]).featured?.id).toBe(
      'b',
    );
    expect(createIndex([entry('a', 1)]).featured).toBeNull();
  });

  test('a post that inherits the bare slug moves from its longer one', () => {
    const younger = entry('younger123', 2, { title: 'Dunes' });
    const both = createIndex([entry('older12345', 1, { title: 'Dunes' }), younger]);
    expect(both.find('dunes-younge')).toMatchObject({ isCurrent: true, link: { id: 'younger123' } });

    const alone = createIndex([younger]);
    expect(alone.find('dunes-younge')).toMatchObject({ isCurrent: false, link: { path: '/blog/dunes' } });
    expect(alone.find('dunes')).toMatchObject({ isCurrent: true });
    expect(alone.find('lagoons')).toBeNull();
  });

  test('neighbors are the next older and the next newer post', () => {
    const index = createIndex([entry('a', 1), entry('b', 2), entry('c', 3)]);
    const [newest, middle, oldest] = index.posts;
    if (!newest || !middle || !oldest) throw new Error('three posts expected');
    expect(index.neighbors(middle)).toMatchObject({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(index.neighbors(newest).next).toBeNull();
    expect(index.neighbors(oldest).previous).toBeNull();
  });

  test('ranks related posts by shared tags, then category, then date', () => {
    const index = createIndex([
      entry('read', 1, { tagIds: ['seafood', 'destin'] }),
      entry('far', 9),
      entry('sameCategory', 3, { tagIds: ['brunch'] }),
      entry('sharesTag', 2, { tagIds: ['destin'] }),
    ]);
    const read = index.byId.get('read');
    expect(read && index.related(read, 2).map((post) => post.id)).toEqual(['sharesTag', 'sameCategory']);
  });
});
