import { contentfulImage, imageSource, photoWidths } from '@/lib/blog/photo';
import { pictureFiles, twoPixelsAPoint } from '@/lib/pictures/picture-files';
import { type Element, element, isElement, type Node, toHtml } from './tree';

/** The `sizes` attribute of pictures in articles. */
export const articleSizes = '(min-width: 60rem) 40rem, (min-width: 37.5rem) 34rem, calc(100vw - 3rem)';

/** A body as HTML for its page: with responsive, lazy-loaded pictures, and with tables that scroll sideways. */
export const pageHtml = (nodes: Node[]) => toHtml(nodes.map(forPage));

function forPage(node: Node): Node {
  if (!isElement(node)) return node;
  const { tag, attributes } = node;
  if (tag === 'img') return responsive(attributes);
  const shown = { tag, attributes, children: node.children.map(forPage) };
  if (tag !== 'table') return shown;
  return element('div', { class: 'table-scroll', role: 'region', 'aria-label': 'Table', tabindex: '0' }, [
    shown,
  ]);
}

function responsive({ src = '', ...others }: Record<string, string>): Element {
  const later = { ...others, loading: 'lazy', decoding: 'async' };
  const files = pictureFiles(src);
  if (files) {
    const { avif, webp, width, height } = files;
    const sizes = twoPixelsAPoint(articleSizes);
    const size = { width: `${width}`, height: `${height}` };
    const source = element('source', { type: 'image/avif', srcset: avif, sizes });
    return element('picture', {}, [
      source,
      element('img', { src: files.src, srcset: webp, sizes, ...size, ...later }),
    ]);
  }
  if (imageSource(src)?.service !== 'contentful') return element('img', { src, ...later });
  const srcset = photoWidths.map((size) => `${contentfulImage(src, size)} ${size}w`).join(', ');
  return element('img', { src: contentfulImage(src, 800), srcset, sizes: articleSizes, ...later });
}
