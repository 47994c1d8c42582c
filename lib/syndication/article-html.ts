import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { Prose } from '@/lib/blog/post';
import type { WholePost } from '@/lib/blog/whole-posts';
import { absoluteUrl } from '@/lib/seo/urls';
import { blocksHtml, escapeHtml, figure } from './markup';
import { richTextHtml } from './rich-text-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'hr',
      'blockquote',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'pre',
      'code',
    ],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'time', 'a', 'q', 'cite'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href: elsewhere(href) } }),
    img: (tagName, { src = '', ...rest }) => ({
      tagName,
      attribs: { src: elsewhere(original(src)), ...rest },
    }),
  },
};

/**
 * An article's body as HTML that can be read anywhere: sanitized, without attributes of our pages, every address
 * absolute. The picture at the head of the page comes first.
 */
export function articleHtml({ post, linked }: WholePost): string {
  const { body } = post;
  const run = (prose: Prose | null) => (prose ? proseHtml(prose, linked) : '');
  const words =
    body.kind === 'empty'
      ? `<p>${escapeHtml(body.text)}</p>`
      : body.kind === 'prose'
        ? run(body.prose)
        : [
            run(body.opening),
            ...body.sections.map(
              ({ photo, prose }) => (photo && photo.src !== post.cover.src ? figure(photo) : '') + run(prose),
            ),
            run(body.closing),
          ].join('\n');
  return sanitizeHtml(`${figure(post.cover)}\n${words}`, OPTIONS).trim();
}

function proseHtml(prose: Prose, linked: WholePost['linked']): string {
  if (prose.kind === 'html') return prose.html;
  return prose.kind === 'text' ? blocksHtml(prose.blocks) : richTextHtml(prose.document, linked);
}

function elsewhere(address: string): string {
  return URL.canParse(address) ? address : absoluteUrl(address);
}

/** The picture itself instead of one of its sizes: our optimiser's addresses are for our pages. */
function original(src: string): string {
  if (!src.startsWith('/_next/image?')) return src.replace(/\?w=\d+&q=\d+&fm=\w+$/, '');
  return new URLSearchParams(src.slice(src.indexOf('?'))).get('url') ?? src;
}
