import 'server-only';
import { toPictureNode } from '@/lib/blog/body/media';
import { linkEntries } from '@/lib/blog/body/page-html';
import { isElement, type Node } from '@/lib/blog/body/tree';
import type { WholePost } from '@/lib/blog/posts';
import { toImageSource, toJpegUrl } from '@/lib/contentful/photo';
import { absoluteUrl } from '@/lib/seo/urls';

/** Cover and body for feeds and Markdown. Makes URLs absolute, and removes attributes that only our pages use. */
export function articleNodes({ post, linked }: WholePost): Node[] {
  const { body, cover, path } = post;
  const nodes = linkEntries(
    body.flatMap(({ nodes }) => nodes),
    linked,
  );
  return [toPictureNode(cover), ...nodes].map((node) => toPortableNode(node, absoluteUrl(path)));
}

function toPortableNode(node: Node, page: string): Node {
  if (!isElement(node)) return node;
  const { id, target, rel, 'data-small': _, src, href, ...attributes } = node.attributes;
  return {
    tag: node.tag,
    attributes: {
      ...(href && { href: URL.parse(href, page)?.href ?? href }),
      ...(src && { src: node.tag === 'img' ? toPortableImageUrl(src) : absoluteUrl(src) }),
      ...attributes,
    },
    children: node.children.map((child) => toPortableNode(child, page)),
  };
}

/** Asks Contentful for a JPEG: originals can have 15 MB, and some email programs don't show WebP. */
export function toPortableImageUrl(src: string): string {
  return absoluteUrl(toImageSource(src)?.service === 'contentful' ? toJpegUrl(src, 1200) : src);
}
