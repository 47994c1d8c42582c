import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { createOutline } from '@/lib/blog/body/headings';
import { textHtml } from '@/lib/blog/body/text-html';
import type { PostBody } from '@/lib/blog/post';
import { latestWholePosts } from '@/lib/blog/posts';
import { node, text } from '@/lib/blog/testing/rich-text';
import { articleHtml } from './article-html';
import { richTextHtml } from './rich-text-html';

const [first] = await latestWholePosts(1);
if (!first) throw new Error('There is no sample article.');

const withHtml = (html: string) => {
  const prose = { kind: 'html' as const, html };
  const body: PostBody = { kind: 'words', sections: [{ role: 'opening', photo: null, prose }] };
  return articleHtml({ ...first, post: { ...first.post, body } });
};

test('renders Markdown-like text and escapes HTML in it', () => {
  const text = '## Salt & wind\n\n**<b>bold</b>**\n\n3. third';
  const html = withHtml(textHtml(text, createOutline()));
  expect(html).toContain('<h2>Salt &amp; wind</h2>');
  expect(html).toContain('<p><strong>&lt;b&gt;bold&lt;/b&gt;</strong></p>');
  expect(html).toContain('<ol start="3"><li>third</li></ol>');
});

test('links original pictures by absolute URL', () => {
  const html = withHtml('<p><img src="/images/blog/bikes.jpg" srcset="x" alt="Bikes" loading="lazy"></p>');
  expect(html).toContain('<img src="http://localhost:3000/images/blog/bikes.jpg" alt="Bikes" />');
});

test.each([
  ['javascript:alert(1)', 'words'],
  ['https://example.com/"onclick="x', '<a href="https://example.com/%22onclick=%22x">words</a>'],
  ['/plans', '<a href="/plans">words</a>'],
])('renders a rich-text link to %s', (uri, expected) => {
  const link = node(INLINES.HYPERLINK, [text('words')], { uri });
  const document = node(BLOCKS.DOCUMENT, [node(BLOCKS.PARAGRAPH, [link])]) as Document;
  expect(richTextHtml(document, {})).toBe(`<p>${expected}</p>`);
});
