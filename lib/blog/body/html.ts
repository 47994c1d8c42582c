import { DomUtils, parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { imageSource } from '@/lib/blog/photo';
import { ARTICLE_DEPTH, articleAttributes, articleSchemes, articleTags } from './allow-list';
import type { Outline } from './headings';
import { safeLink } from './links';

/** Whether a text has an HTML image, paragraph, h2 or list tag. */
export function looksLikeHtml(text: string): boolean {
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  return /<\s*(img|p|h2|ul|ol|li)(\s|\/?>)/i.test(closed);
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...articleTags, 'h1', 'span', 'div'],
  allowedAttributes: {
    ...articleAttributes,
    a: ['href', 'target', 'rel'],
  },
  // A second check after safeLink.
  allowedSchemes: articleSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: ARTICLE_DEPTH,
  nonTextTags: [
    ...['script', 'style', 'noscript', 'template', 'title', 'textarea', 'option'],
    ...['iframe', 'object', 'embed', 'svg', 'math'],
  ],
  transformTags: { a: keepLink, img: keepImage },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

/** Wide tables scroll in a focusable region. */
const TABLE_OPENS = '<div class="table-scroll" role="region" aria-label="Table" tabindex="0">';

const TAG = /<[^<>]*>/g;

/** Far above any author's needs. The parser is quadratic in unclosed tags, so above it only the text is kept. */
const MOST_TAGS = 10_000;

function withoutTooManyTags(html: string): string {
  if ((html.match(TAG)?.length ?? 0) <= MOST_TAGS) return html;
  return `<p>${html.replace(TAG, ' ').replaceAll('<', '&lt;')}</p>`;
}

/**
 * HTML from the content service made safe for a page: only allowed tags and attributes, safe links, images of allowed
 * hosts, and headings that continue the page's outline.
 */
export function sanitizeArticle(html: string, outline: Outline): string {
  const document = parseDocument(sanitizeHtml(withoutTooManyTags(html), OPTIONS));
  for (const heading of headingsIn(document)) {
    const words = htmlText(DomUtils.getInnerHTML(heading, AS_HTML));
    const { level, id } = outline.add(Number(heading.name[1]), words);
    heading.name = `h${level}`;
    heading.attribs = { id };
  }
  return DomUtils.getInnerHTML(document, AS_HTML)
    .replace(/<table>/g, `${TABLE_OPENS}<table>`)
    .replace(/<\/table>/g, '</table></div>');
}

const AS_HTML = { encodeEntities: 'utf8', emptyAttrs: true } as const;

const headingsIn = (document: ReturnType<typeof parseDocument>) =>
  DomUtils.getElementsByTagName((name) => /^h[1-6]$/.test(name), document);

function keepLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const link = attribs.href ? safeLink(attribs.href) : null;
  if (!link) return { tagName: 'span', attribs: {} };
  return {
    tagName,
    attribs: { href: link.href, ...(link.elsewhere && { target: '_blank', rel: 'noopener' }) },
  };
}

function keepImage(
  tagName: string,
  { src = '', alt = '', ...given }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const source = imageSource(src);
  if (!source) return { tagName, attribs: {} };
  const [width, height] = [Number.parseInt(given.width ?? '', 10), Number.parseInt(given.height ?? '', 10)];
  const size: sanitizeHtml.Attributes =
    width > 0 && height > 0 ? { width: String(width), height: String(height) } : {};
  return { tagName, attribs: { src: source.src, alt, ...size } };
}

/** The text of sanitized HTML, optionally without headings. */
export function htmlText(html: string, { headings = true }: { headings?: boolean } = {}): string {
  const document = parseDocument(
    html.replace(/<(\/?(p|li|h\d|td|th|div|figcaption|blockquote)\b|br)/g, ' <$1'),
  );
  if (!headings) for (const heading of headingsIn(document)) DomUtils.removeElement(heading);
  return DomUtils.textContent(document).replace(/\s+/g, ' ').trim();
}
