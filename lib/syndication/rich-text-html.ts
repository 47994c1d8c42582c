import { documentToHtmlString } from '@contentful/rich-text-html-renderer';
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { assetFields } from '@/lib/blog/asset';
import { safeLink } from '@/lib/blog/body/links';
import { idOf } from '@/lib/blog/entry';
import { toPhoto } from '@/lib/blog/photo';
import type { Photo, PostLink } from '@/lib/blog/post';
import { escapeHtml, html } from '@/lib/platform/http/html';

/** Rich text as HTML for other readers, by the same rules as components/blog/rich-text.tsx. */
export function richTextHtml(document: Document, linked: Record<string, PostLink>): string {
  const photoOf = (data: { target?: unknown }) => toPhoto(assetFields(data.target));
  /** A link to the target, by default around its title; only the words if the site does not show it. */
  const postLink = ({ target }: { target?: unknown }, words = '') => {
    const post = linked[idOf(target)];
    return post ? link(post.path, words || escapeHtml(post.title)) : words;
  };

  return documentToHtmlString(document, {
    stripEmptyTrailingParagraph: true,
    renderNode: {
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const photo = photoOf(node.data);
        return photo ? figure(photo) : '';
      },
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const post = postLink(node.data);
        return post && `<p>See also: ${post}</p>`;
      },
      [INLINES.HYPERLINK]: (node, next) => link(node.data.uri, next(node.content)),
      [INLINES.ENTRY_HYPERLINK]: (node, next) => postLink(node.data, next(node.content)),
      [INLINES.ASSET_HYPERLINK]: (node, next) => link(photoOf(node.data)?.src ?? '', next(node.content)),
      [INLINES.EMBEDDED_ENTRY]: (node) => postLink(node.data),
      [INLINES.RESOURCE_HYPERLINK]: (node, next) => next(node.content),
    },
  });
}

/** A link around `words` (HTML), or only the words if its scheme is unsafe. */
function link(address: string, words: string): string {
  const safe = safeLink(address);
  return safe ? `<a href="${escapeHtml(safe.href)}">${words}</a>` : words;
}

/** A picture with its caption. */
export function figure({ src, alt, caption }: Photo): string {
  const words = caption && html`<figcaption>${caption}</figcaption>`;
  return html`<figure><img src="${src}" alt="${alt}">${words}</figure>`.text;
}
