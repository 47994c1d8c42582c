import type { Document } from '@contentful/rich-text-types';
import { describe, expect, test, vi } from 'vitest';
import type { PostLink } from '@/lib/blog/post/post';
import { createIndex } from '@/lib/blog/post-index';
import { env } from '@/lib/blog/testing/env';
import { lightEntry } from '@/lib/blog/testing/light-entry';
import { readSource } from '@/lib/blog/testing/read-source';
import { node, text } from '@/lib/blog/testing/rich-text';
import { createOutline } from './headings';
import { linkEntries } from './page-html';
import { textOf, toHtml } from './tree';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));
Object.assign(env, {
  CONTENTFUL_HOST: 'https://cdn.contentful.com',
  CONTENTFUL_IMAGE_HOSTS: ['images.ctfassets.net'],
});

const [lakes] = createIndex([lightEntry('lakes', 1, { title: 'Lakes' })]).posts;
const linked: Record<string, PostLink> = lakes ? { lakes } : {};

/** Returns the site's HTML for rich text, and the reported problems. */
function read(...content: object[]) {
  const { nodes, findings } = readSource(node('document', content) as Document);
  return { html: toHtml(linkEntries(nodes, linked)), nodes, problems: findings.map(([problem]) => problem) };
}

const linkTo = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;

const paragraph = (...content: object[]) => node('paragraph', content);
const asset = (id: string, name: string, contentType: string, title = name) => ({
  sys: { type: 'Link', linkType: 'Asset', id },
  fields: { title, file: { url: `//assets.ctfassets.net/s/${name}`, contentType } },
});
const picture = {
  ...asset('pier', 'pier.jpg', 'image/jpeg'),
  fields: {
    title: 'At dusk',
    description: 'A pier',
    file: { url: '//images.ctfassets.net/s/pier.jpg', contentType: 'image/jpeg' },
  },
};

const pdf = asset('rules', 'House rules.pdf', 'application/pdf', 'House rules');
const drawing = {
  ...picture,
  fields: {
    title: 'Map',
    file: { url: '//images.ctfassets.net/s/map.svg', contentType: 'image/svg+xml' },
  },
};

describe('shows', () => {
  test.each([
    ['a line break', paragraph(text('a\nb')), '<p>a<br>b</p>'],
    [
      'merged cells',
      node('table', [
        node('table-row', [node('table-cell', [paragraph(text('a'))], { colspan: 2, rowspan: 1 })]),
      ]),
      '<table><tbody><tr><td colspan="2" rowspan="1">a</td></tr></tbody></table>',
    ],
    [
      'marks',
      paragraph({ ...text('a'), marks: [{ type: 'bold' }, { type: 'strikethrough' }] }),
      '<p><s><strong>a</strong></s></p>',
    ],
    [
      'a picture',
      node('embedded-asset-block', [], { target: picture }),
      '<figure><img src="https://images.ctfassets.net/s/pier.jpg" alt="A pier">' +
        '<figcaption>At dusk</figcaption></figure>',
    ],
    [
      'a picture from a host that is not allowed, as a link',
      node('embedded-asset-block', [], { target: asset('pier', 'pier.jpg', 'image/jpeg', 'At dusk') }),
      `<p>${linkTo('https://assets.ctfassets.net/s/pier.jpg', 'At dusk')}</p>`,
    ],
    [
      'a drawing',
      node('embedded-asset-block', [], { target: drawing }),
      '<figure><img src="https://images.ctfassets.net/s/map.svg" alt="Map"></figure>',
    ],
    [
      'a file',
      node('embedded-asset-block', [], { target: pdf }),
      `<p>${linkTo('https://assets.ctfassets.net/s/House%20rules.pdf', 'House rules')}</p>`,
    ],
    [
      'a link to a file',
      paragraph(node('asset-hyperlink', [text('a')], { target: pdf })),
      `<p>${linkTo('https://assets.ctfassets.net/s/House%20rules.pdf', 'a')}</p>`,
    ],
    [
      'a link to a picture',
      paragraph(node('asset-hyperlink', [text('a')], { target: picture })),
      '<p><a href="https://images.ctfassets.net/s/pier.jpg" target="_blank" rel="noopener">a</a></p>',
    ],
    [
      'a link to a post',
      paragraph(node('entry-hyperlink', [text('a')], { target: { sys: { id: 'lakes' } } })),
      '<p><a href="/blog/lakes">a</a></p>',
    ],
    [
      'an embedded post',
      node('embedded-entry-block', [], { target: { sys: { id: 'lakes' } } }),
      '<p>See also: <a href="/blog/lakes">Lakes</a></p>',
    ],
  ])('%s', (_, content, html) => {
    expect(read(content)).toMatchObject({ html, problems: [] });
  });
});

/** A part of a document, the HTML that remains of it, and the problem that is reported. */
const brokenParts: [name: string, part: unknown, left: string, problem?: string][] = [
  ['a link to null', paragraph(node('hyperlink', [text('a')], { uri: null })), '<p>a</p>', 'odd-link'],
  ['a link to a number', paragraph(node('hyperlink', [text('a')], { uri: 5 })), '<p>a</p>', 'odd-link'],
  ['an empty link', paragraph({ ...node('hyperlink', [text('a')]), data: null }), '<p>a</p>', 'odd-link'],
  [
    'an unsafe hyperlink',
    paragraph(node('hyperlink', [text('a')], { uri: 'java\tscript:x' })),
    '<p>a</p>',
    'unsafe-link',
  ],
  ['a link to another space', paragraph(node('resource-hyperlink', [text('a')])), '<p>a</p>', 'odd-link'],
  ['a link without an asset', paragraph(node('asset-hyperlink', [text('a')])), '<p>a</p>', 'odd-link'],
  ['a paragraph in another', paragraph(paragraph(text('a')), paragraph(text('b'))), '<p>a</p><p>b</p>'],
  ['loose text', text('a'), '<p>a</p>'],
  ['an item without a list', node('list-item', [paragraph(text('a'))]), '<ul><li>a</li></ul>'],
  ['a paragraph without content', { nodeType: 'paragraph', data: {} }, '', 'unreadable'],
  ['a rule without content', { nodeType: 'hr', data: {} }, '<hr>', 'unreadable'],
  ['a list with null', node('unordered-list', [null]), '', 'unreadable'],
  ['a text without marks', paragraph({ nodeType: 'text', value: 'a' }), '<p>a</p>'],
  ['a text without words', paragraph(text('a'), { nodeType: 'text', marks: null }), '<p>a</p>', 'unreadable'],
  ['an unknown part', node('carousel', [text('a')]), '', 'unreadable'],
  ['a part without a type', { content: [text('a')] }, '', 'unreadable'],
  ['an asset that is gone', node('embedded-asset-block', [], { target: { sys: { id: 'x' } } }), ''],
  ['an entry without a target', node('embedded-entry-block', []), ''],
  ['a blank heading', node('heading-2', [text(' ')]), ''],
];

test.each(brokenParts)('%s does not affect the paragraphs around it', (_, part, left, problem) => {
  const { html, problems } = read(paragraph(text('before')), part as object, paragraph(text('after')));
  expect(html).toBe(`<p>before</p>${left}<p>after</p>`);
  expect(problems).toEqual(problem ? [problem] : []);
});

test('content that nests too deeply does not affect the next paragraph', () => {
  let deep: object = paragraph(text('deep'));
  for (let level = 0; level < 10_000; level++) deep = node('blockquote', [deep]);
  const { nodes, problems } = read(deep, paragraph(text('after')));
  expect(textOf(nodes)).toBe('after');
  expect(problems).toEqual(['unreadable']);
});

test('gives equal headings unique ids, even if another ends in a number', () => {
  const outline = createOutline();
  const ids = ['Tides', 'Tides 2', 'Tides', 'Tides', 'Tides 2'].map((words) => outline.add(2, words).id);
  expect(ids).toEqual(['s-tides', 's-tides-2', 's-tides-3', 's-tides-4', 's-tides-2-2']);
});
