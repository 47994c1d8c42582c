import { describe, expect, test } from 'vitest';
import { defaultAuthor } from '@/content/team';
import { findAll, textOf } from '@/lib/blog/body/tree';
import { createIndex } from '@/lib/blog/post-index';
import { node, text } from '@/lib/blog/testing/rich-text';
import { toPhoto } from '@/lib/contentful/photo';
import { parseAsset } from './asset';
import { entrySchema } from './entry';
import type { Post } from './post';
import { excerptOf, formatReadTime, toPost } from './to-post';

const photo = (
  name: string,
  texts: { title?: string; description?: string } = { title: `Picture of ${name}` },
) => ({
  sys: { type: 'Link', linkType: 'Asset', id: name },
  fields: {
    ...texts,
    file: {
      url: `//images.ctfassets.net/space/${name}.jpg`,
      contentType: 'image/jpeg',
      details: { image: { width: 1200, height: 800 } },
    },
  },
});

function post(type: 'blogPost' | 'top5BlogPost', fields: object, tags: string[] = []): Post {
  const raw = {
    sys: {
      id: 'e1',
      createdAt: '2026-03-04T23:30:00.000Z',
      updatedAt: '2026-03-05T00:00:00.000Z',
      contentType: { sys: { id: type } },
    },
    metadata: { tags: tags.map((id) => ({ sys: { id } })) },
    fields,
  };
  const entry = entrySchema.parse(raw);
  return toPost(entry, createIndex([entry]).posts[0]?.slug ?? '');
}

describe('a blogPost', () => {
  test('with rich text', () => {
    const content1 = node('document', [
      node('heading-1', [text('Tides')]),
      node('paragraph', [text('High and '), node('hyperlink', [text('low')], { uri: 'javascript:x' })]),
      node('embedded-asset-block', [], { target: photo('pier') }),
      node('unheard-of', []),
    ]);
    expect(
      post('blogPost', { text1: 'Tides', content1, photo1: [photo('dunes')] }, ['travelTips']),
    ).toMatchObject({
      title: 'Tides',
      path: '/blog/tides',
      publishDate: '2026-03-04',
      author: defaultAuthor,
      excerpt: 'High and low',
      wordCount: 4,
      readTime: '1 min read',
      category: { slug: 'vacation-tips' },
      tags: ['Travel Tips'],
      cover: {
        src: 'https://images.ctfassets.net/space/dunes.jpg',
        alt: 'Picture of dunes',
        size: { width: 1200 },
      },
      headings: [{ id: 's-tides', text: 'Tides' }],
      mentions: { assets: ['pier', 'dunes'] },
    });
  });

  test('with an author', () => {
    expect(post('blogPost', { title: 'Tides', author: 'Ada' }).author).toBe('Ada');
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ' \n '],
    ['a rule alone', '---'],
    ['an empty document', node('document', [node('paragraph', [text('')])])],
    ['HTML of which the sanitizer removes everything', '<p><script>alert(1)</script></p>'],
  ])('with %s as content', (_, content1) => {
    const empty = post('blogPost', { title: 'Tides', content1 });
    expect(empty.readTime).toBe('5 min read');
    expect(empty.cover.src).toBe('/images/blog/fallback.jpg');
    expect(empty.body.map(({ nodes }) => textOf(nodes))).toEqual(['No content available.']);
  });

  test('reads the second body only if the first is blank', () => {
    const content1 = node('document', [node('paragraph', [text(' ')])]);
    expect(post('blogPost', { title: 'Tides', content1, content1Text: 'High' }).excerpt).toBe('High');
    expect(post('blogPost', { title: 'Tides', content1: 'Low', content1Text: 'High' }).excerpt).toBe('Low');
  });

  test('without content shows its excerpt', () => {
    expect(post('blogPost', { title: 'Tides', excerpt: 'High and low' })).toMatchObject({
      excerpt: 'High and low',
      body: [{ nodes: [{ tag: 'p', children: ['High and low'] }] }],
    });
  });

  test('keeps the time zone of its publish date', () => {
    const dated = post('blogPost', { title: 'Tides', publishDate: '2026-03-09T23:30-05:00' });
    expect(dated).toMatchObject({ publishDate: '2026-03-09', publishedAt: '2026-03-09T23:30-05:00' });
  });

  const pier = 'A pier at dusk';
  const fileNames = [
    'IMG_1234',
    'IMG 1234',
    'My pier at dusk.jpeg',
    'pier-at-dusk',
    '20261014 093012',
    'Untitled (2)',
    '',
  ];
  test.each<[texts: { title?: string; description?: string }, alt: string, caption?: string]>([
    [{ description: pier }, pier],
    [{ title: 'IMG_1234', description: pier }, pier],
    [{ title: 'Come early.', description: pier }, pier, 'Come early.'],
    [{ title: pier }, pier],
    [{ title: 'Lighthouse', description: ' ' }, 'Lighthouse'],
    [{}, ''],
    ...fileNames.map((title): [{ title: string }, string] => [{ title }, '']),
  ])('a picture with %j', (texts, alt, caption) => {
    const { cover } = post('blogPost', { title: 'Tides', photo1: [photo('pier', texts)] });
    expect([cover.alt, cover.caption]).toEqual([alt, caption]);
  });

  test('replaces a picture from another host', () => {
    const stolen = photo('x');
    stolen.fields.file.url = '//evil.example/x.jpg';
    expect(post('blogPost', { title: 'Tides', photo1: [stolen] }).cover.src).toBe(
      '/images/blog/fallback.jpg',
    );
  });
});

describe('a top5BlogPost', () => {
  test('has a section for each photo and paragraph', () => {
    const top = post('top5BlogPost', {
      title: 'Five beaches',
      openingParagraph: 'We know them.',
      photo1: photo('one'),
      p1: '## One\n\nFirst.',
      p2: '<h2>Two</h2><p>Second.</p>',
      photo3: photo('three'),
      p3: '## One\n\nAgain.',
      closingParagraph: 'Go early.',
    });
    expect(top.cover.src).toContain('one.jpg');
    expect(top.excerpt).toBe('We know them. First. Second. Again. Go early.');
    expect(top.headings.map((heading) => heading.id)).toEqual(['s-one', 's-two', 's-one-2']);
    const pictures = top.body.map(({ role, nodes }) => [
      role,
      findAll(nodes, ({ tag }) => tag === 'img')[0]?.attributes.alt,
    ]);
    // The body lacks the first picture, because it is in the header.
    expect(pictures).toEqual([
      ['opening', undefined],
      ['part', undefined],
      ['part', undefined],
      ['part', 'Picture of three'],
      ['closing', undefined],
    ]);
  });

  test('without text shows its pictures, except the first, which is in the header', () => {
    const { body } = post('top5BlogPost', { title: 'Five', photo1: photo('one'), photo2: photo('two') });
    expect(body).toMatchObject([{ role: 'part', nodes: [{ tag: 'figure' }] }]);
    const [none] = post('top5BlogPost', { title: 'Five', photo1: photo('one') }).body;
    expect(textOf(none?.nodes ?? [])).toBe('No content available.');
  });
});

test.each([
  ['keeps a short text', 'Go early.', 'Go early.'],
  ['collapses white space', 'Go \n\n early. ', 'Go early.'],
  ['cuts 201 characters', 'x'.repeat(201), `${'x'.repeat(200)}…`],
  ['removes a space before the ellipsis', `${'x'.repeat(199)} yyy`, `${'x'.repeat(199)}…`],
  ['does not split an emoji', `${'x'.repeat(199)}🌊 and more`, `${'x'.repeat(199)}…`],
])('excerptOf %s', (_, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});

test.each([
  [0, '5 min read'],
  [1, '1 min read'],
  [200, '1 min read'],
  [201, '2 min read'],
  [1_200, '6 min read'],
])('%i words: %s', (words, time) => {
  expect(formatReadTime(words)).toBe(time);
});

test.each([
  ['BOAT.JPG', 'image/jpeg', 'contentful'],
  ['boat.jpg', 'Image/JPEG', 'contentful'],
  ['boat', undefined, 'contentful'],
  ['map.SVG', 'image/svg+xml', 'none'],
  ['map.SVG', undefined, 'none'],
  ['map', 'image/svg+xml', 'none'],
  ['tour.mp4', 'video/mp4', null],
])('reads %s of the type %s as a picture of the service %s', (file, contentType, service) => {
  const asset = parseAsset({
    sys: { id: 'a' },
    fields: { file: { url: `//images.ctfassets.net/space/${file}`, contentType } },
  });
  expect(toPhoto(asset)?.service ?? null).toBe(service);
});
