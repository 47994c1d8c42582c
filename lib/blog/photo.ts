import { env } from '@/lib/platform/env';
import type { AssetFields } from './asset';
import type { Photo } from './post';

/** Widths of the sizes asked of Contentful's image service; 800 is a card's, 1600 the featured picture's. */
export const photoWidths = [400, 800, 1200, 1600];
const QUALITY = 80;

/** Shown where a post has no picture of its own. */
export const fallbackPhoto: Photo = {
  src: '/images/blog/fallback.jpg',
  service: 'local',
  alt: '',
  width: 1600,
  height: 1000,
};

/**
 * Where a picture really lies: on one of CONTENTFUL_IMAGE_HOSTS or in our `public/images`; null for everything else.
 * Protocol-relative addresses take https, or the scheme of CONTENTFUL_HOST where that is http.
 */
export function imageSource(address: string): Pick<Photo, 'src' | 'service'> | null {
  if (/^\/images\/[\w./-]+$/.test(address) && !address.includes('..'))
    return { src: address, service: 'local' };

  const scheme = env.CONTENTFUL_HOST.startsWith('http://') ? 'http:' : 'https:';
  const url = URL.parse(address.startsWith('//') ? `${scheme}${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return null;
  if (!env.CONTENTFUL_IMAGE_HOSTS.includes(url.host)) return null;
  return { src: `${url.origin}${url.pathname}`, service: 'contentful' };
}

/** The address of a Contentful picture at this width, as WebP (Contentful's Images API: w, q, fm). */
export function contentfulImage(src: string, width: number): string {
  return `${src}?w=${width}&q=${QUALITY}&fm=webp`;
}

/** What cameras and programs name pictures with, beside numbers. */
const nameless = new Set(
  'img image photo picture dsc dscf dscn pxl mvi scan screenshot screen shot untitled whatsapp at am pm'.split(
    ' ',
  ),
);

/** Whether a title is the name of a file: one word with digits, hyphens or underscores, an ending, or what cameras write. */
function looksLikeFile(title: string): boolean {
  const isOneWord = !/\s/.test(title) && /[\d_-]/.test(title);
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    isOneWord ||
    /\.(jpe?g|png|gif|webp|avif|heic|tiff?|bmp|svg)$/i.test(title) ||
    words.every((word) => nameless.has(word))
  );
}

/** An asset's title where it says something in words, else an empty text. */
const usableTitle = ({ title = '' }: Pick<AssetFields, 'title'>) =>
  looksLikeFile(title.trim()) ? '' : title.trim();

/** A picture's alternative text: its description, else its title unless that looks like a file name; empty without either. */
export function altTextOf(asset: Pick<AssetFields, 'title' | 'description'>): string {
  return asset.description?.trim() || usableTitle(asset);
}

/** Our photo from an asset; null where it is no raster image of an allowed host. */
export function toPhoto(asset: AssetFields | null | undefined): Photo | null {
  const source = asset && /^image\/(?!svg)/.test(asset.contentType) && imageSource(asset.url);
  if (!source) return null;
  const { width = 1600, height = 1000 } = asset;
  const alt = altTextOf(asset);
  const title = usableTitle(asset);
  return {
    ...source,
    alt,
    // A caption that repeats the alternative text would be read twice.
    caption: title && title !== alt ? title : undefined,
    width,
    height,
  };
}
