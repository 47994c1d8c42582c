import type { PostLink } from '@/lib/blog/post/post';
import { buildImageUrl, photoWidths, toImageSource } from '@/lib/contentful/photo';
import { findPictureFiles } from '@/lib/pictures/made-pictures';
import { limitTo2x } from '@/lib/pictures/picture-files';
import { type Element, element, isElement, type Node, toHtml } from './tree';

const articleSizes = '(min-width: 60rem) 40rem, (min-width: 37.5rem) 34rem, calc(100vw - 3rem)';

/** Adds URLs to links to entries (`data-entry`). `linked` has posts by entry id: links to other entries are removed. */
export function linkEntries(nodes: Node[], linked: Record<string, PostLink>): Node[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const { 'data-entry': id, ...attributes } = node.attributes;
    const children = linkEntries(node.children, linked);
    const post = id === undefined ? undefined : linked[id];
    if (!post) return id === undefined ? [{ ...node, children }] : children;
    const link = element(
      'a',
      { ...attributes, href: post.path },
      children.length > 0 ? children : [post.title],
    );
    return [node.tag === 'a' ? link : { ...node, attributes, children: ['See also: ', link] }];
  });
}

export const pageHtml = (nodes: Node[]) => toHtml(nodes.map(toPageNode));

function toPageNode(node: Node): Node {
  if (!isElement(node)) return node;
  const { tag, attributes } = node;
  if (tag === 'img') return responsivePicture(attributes);
  const shown = { tag, attributes, children: node.children.map(toPageNode) };
  if (tag !== 'table') return shown;
  return element('section', { class: 'table-scroll', 'aria-label': 'Table', tabindex: '0' }, [shown]);
}

function responsivePicture({ src = '', ...others }: Record<string, string>): Element {
  const lazy = { ...others, loading: 'lazy', decoding: 'async' };
  const files = findPictureFiles(src);
  if (files) {
    const { avif, webp, width, height } = files;
    const shown = { sizes: limitTo2x(articleSizes), width: `${width}`, height: `${height}`, ...lazy };
    const { sizes } = shown;
    const source = avif ? [element('source', { type: 'image/avif', srcset: avif, sizes })] : [];
    return element('picture', {}, [...source, element('img', { src: files.src, srcset: webp, ...shown })]);
  }
  if (toImageSource(src)?.service !== 'contentful') return element('img', { src, ...lazy });
  const srcset = photoWidths.map((size) => `${buildImageUrl(src, size)} ${size}w`).join(', ');
  return element('img', { src: buildImageUrl(src, 800), srcset, sizes: articleSizes, ...lazy });
}
