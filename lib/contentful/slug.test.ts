import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignSlugs, type Sluggable, slugify } from './slug';

test.each([
  ['The quiet lakes behind the dunes', 'the-quiet-lakes-behind-the-dunes'],
  ['  Sun,  sand & sea! ', 'sun-sand-sea'],
  ['Top 5: 30A’s best', 'top-5-30as-best'],
  ['Self-managed', 'selfmanaged'],
  ['Café au lait', 'cafe-au-lait'],
  ['¡¿?!', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

describe('assignSlugs', () => {
  const post = (id: string, title: string, day: number, slugField?: string): Sluggable => ({
    id,
    title,
    slugField,
    createdAt: `2026-01-0${day}T00:00:00Z`,
  });

  test('the oldest post with a title gets the bare slug, and others add six characters of their id', () => {
    const slugs = assignSlugs([post('NewerOne1', 'Dunes', 2), post('OldestOne', 'Dunes', 1)]);
    expect(slugs.get('OldestOne')).toEqual({ slug: 'dunes', longSlug: 'dunes-oldest' });
    expect(slugs.get('NewerOne1')).toEqual({ slug: 'dunes-newero', longSlug: 'dunes-newero' });
  });

  test('a title without letters and digits falls back to the id', () => {
    expect(assignSlugs([post('AbC123', '!!!', 1)]).get('AbC123')?.slug).toBe('abc123');
  });

  test('an editor’s slug overrides an older title', () => {
    const slugs = assignSlugs([post('a1', 'Dunes', 1), post('b2', 'Other', 2, 'dunes')]);
    expect(slugs.get('b2')?.slug).toBe('dunes');
    expect(slugs.get('a1')?.slug).toBe('dunes-a1');
  });

  test.each([
    ['Best-of_2026', 'Best-of_2026'],
    ['best of/2026', 'best-of2026'],
    ['best-cafés-on-30a', 'best-cafes-on-30a'],
    ['best cafés – on 30A!', 'best-cafes-on-30a'],
    ['-dunes-and-déjà-vu-', 'dunes-and-deja-vu'],
    // Editors paste paths and addresses. Only their last segment counts.
    ['/blog/quiet-lakes/', 'quiet-lakes'],
    ['blog/quiet-lakes', 'quiet-lakes'],
    ['guides/quiet-lakes', 'quiet-lakes'],
    ['caf%C3%A9s-on-30a', 'cafes-on-30a'],
    ['https://example.org/blog/quiet-lakes?utm_source=x#top', 'quiet-lakes'],
    ['www.example.org/blog/caf%C3%A9s-on-30a.md', 'cafes-on-30a'],
    ['https://example.org/', 'dunes'],
    ['..', 'dunes'],
    [' ', 'dunes'],
    // A slug loses its `.md`, because a URL that ends in `.md` is that of an article's Markdown.
    ['notes.md', 'notes'],
    ['Notes.MD.md', 'Notes'],
    ['.md', 'dunes'],
    ['notes.mdx', 'notes.mdx'],
    [`${'x'.repeat(227)}.md-and-more`, 'x'.repeat(227)],
  ])('turns an editor’s slug %j into %s', (slugField, slug) => {
    expect(assignSlugs([post('a1', 'Dunes', 1, slugField)]).get('a1')?.slug).toBe(slug);
  });

  test('shortens a title of 20,000 letters to a valid file name', () => {
    const slugs = assignSlugs([post('a1', 'tide '.repeat(4_000), 1), post('b2', 'tide '.repeat(5_000), 2)]);
    for (const { slug } of slugs.values()) {
      expect(slug).toMatch(/^tide[a-z0-9-]{200,240}$/);
      expect(`${slug}.prefetch.rsc`.length).toBeLessThanOrEqual(255);
    }
    expect(slugs.get('a1')?.slug).not.toBe(slugs.get('b2')?.slug);
    expect(assignSlugs([post('c3', 'Dunes', 1, 'x'.repeat(500))]).get('c3')?.slug).toHaveLength(230);
  });

  test('never assigns a slug twice, or one that ends in .md', () => {
    const any = fc.record({
      id: fc.stringMatching(/^[A-Za-z0-9]{1,12}(\.md)?$/),
      title: fc.constantFrom('Dunes', 'dunes', 'Dunes abc', '!!!', 'x'),
      slugField: fc.constantFrom(undefined, 'dunes', 'dunes.md', '.md'),
      createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'),
    });
    const byId = { selector: (post: Sluggable) => post.id.toLowerCase() };
    fc.assert(
      fc.property(fc.uniqueArray(any, { ...byId, maxLength: 40 }), (posts) => {
        const assigned = [...assignSlugs(posts).values()];
        expect(new Set(assigned.map(({ slug }) => slug)).size).toBe(posts.length);
        for (const { slug, longSlug } of assigned) expect(`${slug} ${longSlug} `).not.toContain('.md ');
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});
