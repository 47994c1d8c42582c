import type { Content } from '@/lib/blog/content-fields';
import type { BlogEntry } from '@/lib/blog/entry';
import { toPhoto } from '@/lib/blog/photo';
import type { PostBody, Prose } from '@/lib/blog/post';
import { createOutline, type Outline } from './headings';
import { htmlText, looksLikeHtml, sanitizeArticle } from './html';
import { mentionsOf, outlined, richTextText } from './rich-text';
import { textHtml } from './text-html';

const NOTHING = 'No content available.';

/** The body of an entry and its text; an empty body falls back to the excerpt, then to a default sentence. */
export function bodyOf(entry: BlogEntry) {
  const outline = createOutline();
  const body = toBody(entry, outline);
  const prose = body.kind === 'words' ? body.sections.flatMap((section) => section.prose ?? []) : [];
  const read = (headings: boolean) =>
    prose
      .map((part) => proseText(part, { headings }))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  const mentioned = { entries: new Set<string>(), assets: new Set<string>() };
  for (const part of prose) if (part.kind === 'rich-text') mentionsOf(part.document, mentioned);

  return {
    body,
    headings: outline.headings,
    /** The original level of every heading, 1 to 6. */
    writtenLevels: outline.written,
    /** All text, for the word count. */
    text: read(true),
    /** The text without headings, for the excerpt. */
    running: read(false) || read(true),
    mentions: {
      entries: [...mentioned.entries],
      assets: [...mentioned.assets, ...entry.fields.photos.flatMap((photo) => photo?.id ?? [])],
    },
  };
}

function toBody({ fields }: BlogEntry, outline: Outline): PostBody {
  const sections = fields.sections
    .map(({ role, photo, content }) => ({ role, photo: toPhoto(photo), prose: toProse(content, outline) }))
    .filter(({ photo, prose }) => photo || prose);
  if (sections.some(({ prose }) => prose)) return { kind: 'words', sections };
  return { kind: 'empty', text: fields.excerpt?.trim() || NOTHING };
}

function toProse(content: Content, outline: Outline): Prose | null {
  if (!content) return null;
  if (typeof content !== 'string') {
    const isEmpty =
      !richTextText(content, { headings: true }).trim() && mentionsOf(content).assets.size === 0;
    return isEmpty ? null : { kind: 'rich-text', document: outlined(content, outline) };
  }
  const html = (looksLikeHtml(content) ? sanitizeArticle : textHtml)(content, outline).trim();
  return htmlText(html) || html.includes('<img') ? { kind: 'html', html } : null;
}

function proseText(prose: Prose, options: { headings: boolean }): string {
  return prose.kind === 'html' ? htmlText(prose.html, options) : richTextText(prose.document, options);
}
