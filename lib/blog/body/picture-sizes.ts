import { contentfulImage, photoWidths } from '@/lib/blog/photo';
import { pictureFiles, twoPixelsAPoint } from '@/lib/pictures/picture-files';
import { attributes } from '@/lib/platform/http/html';

/** The `sizes` attribute of pictures in articles. */
export const articleSizes = '(min-width: 60rem) 40rem, (min-width: 37.5rem) 34rem, calc(100vw - 3rem)';

/** An image tag as the sanitizer writes it, without quotes inside attribute values. */
const IMAGE = /<img src="([^"]*)"((?: \w+="[^"]*")*)>/g;

/** The sanitized HTML of an article with responsive, lazy-loaded pictures. */
export function withPictureSizes(safeHtml: string): string {
  return safeHtml.replace(IMAGE, (_, address: string, others: string) => {
    const later = `${others} loading="lazy" decoding="async"`;
    const files = pictureFiles(address);
    if (files) {
      const { src, avif, webp, ...size } = files;
      const sizes = twoPixelsAPoint(articleSizes);
      const own = others.includes(' width="') ? {} : size;
      const source = attributes({ type: 'image/avif', srcset: avif, sizes }).text;
      const image = attributes({ src, srcset: webp, sizes, ...own }).text;
      return `<picture><source${source}><img${image}${later}></picture>`;
    }
    if (address.startsWith('/')) return `<img src="${address}"${later}>`;
    const src = address.replaceAll('&amp;', '&');
    const srcset = photoWidths.map((size) => `${contentfulImage(src, size)} ${size}w`).join(', ');
    return `<img${attributes({ src: contentfulImage(src, 800), srcset, sizes: articleSizes }).text}${later}>`;
  });
}
