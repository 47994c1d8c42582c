import type { PostLink } from '@/lib/blog/post/post';
import { toImageSource } from '@/lib/contentful/photo';
import { findPicture } from '@/lib/pictures/made-pictures';
import { limitTo2x, listPictureFiles } from '@/lib/pictures/picture-files';
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
  const made = findPicture(src);
  if (!made && toImageSource(src)?.service !== 'contentful') return element('img', { src, ...lazy });
  const { width = '1600', height = '1000' } = others;
  const files = listPictureFiles(made ?? { name: src, width: Number(width), height: Number(height) });
  const sizes = limitTo2x(articleSizes);
  const size = made && { width: `${made.width}`, height: `${made.height}` };
  const picture = element('img', { src: files.src, srcset: files.webp, sizes, ...size, ...lazy });
  if (!files.avif) return picture;
  return element('picture', {}, [
    element('source', { type: 'image/avif', srcset: files.avif, sizes }),
    picture,
  ]);
}
