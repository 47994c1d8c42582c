import { env } from '@/lib/platform/env';
import type { AssetFields } from './asset';

/** `src` has no query string. Components add one for each size. */
export interface Photo {
  src: string;
  /** Contentful's image service resizes the picture, or `npm run pictures` (public/images), or nothing does (SVG). */
  service: 'contentful' | 'local' | 'none';
  alt: string;
  caption?: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** The point to keep in view when the picture is cropped, as `object-position`; the center if unset. */
  focus?: string;
}

export const fallbackPhoto: Photo = {
  src: '/images/blog/fallback.jpg',
  service: 'local',
  alt: '',
  size: { width: 1600, height: 1000 },
};

/** An address that begins with `//` has the protocol of CONTENTFUL_HOST. */
export function parseFileUrl(address: string): URL | null {
  const trimmed = address.trim();
  const url = URL.parse(trimmed, trimmed.startsWith('//') ? env.CONTENTFUL_HOST : env.SITE_URL);
  return trimmed && url && /^https?:$/.test(url.protocol) && !url.username ? url : null;
}

/** Contentful then resizes the picture, which may be a PNG of 15 MB. With `height`, it also crops it. */
export const toJpegUrl = (src: string, width: number, height?: number): string =>
  `${src}?w=${width}${height ? `&h=${height}&fit=fill` : ''}&q=80&fm=jpg`;

const isDrawing = (path: string) => /\.svg$/i.test(path);

/** Null unless the picture is on one of CONTENTFUL_IMAGE_HOSTS or in our `public/images`. */
export function toImageSource(address: string): Pick<Photo, 'src' | 'service'> | null {
  if (/^\/images\/[\w./-]+$/.test(address) && !address.includes('..'))
    return { src: address, service: isDrawing(address) ? 'none' : 'local' };
  const url = parseFileUrl(address);
  if (!url || !env.CONTENTFUL_IMAGE_HOSTS.includes(url.host)) return null;
  return {
    src: `${url.origin}${url.pathname}`,
    service: isDrawing(url.pathname) ? 'none' : 'contentful',
  };
}

/** Words that cameras and programs use in file names. */
const fileNameWords = new Set(
  'img image photo picture dsc dscf dscn pxl mvi scan screenshot screen shot untitled whatsapp at am pm'.split(
    ' ',
  ),
);

function looksLikeFileName(title: string): boolean {
  const isOneWord = !/\s/.test(title) && /[\d_-]/.test(title);
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    isOneWord ||
    /\.(jpe?g|png|gif|webp|avif|heic|tiff?|bmp|svg)$/i.test(title) ||
    words.every((word) => fileNameWords.has(word))
  );
}

/** The title, or '' if it is a file name. */
const usableTitle = ({ title = '' }: Pick<AssetFields, 'title'>) => (looksLikeFileName(title) ? '' : title);

/** The description, else the title unless it is a file name, else ''. */
export function altTextOf(asset: Pick<AssetFields, 'title' | 'description'>): string {
  return asset.description || usableTitle(asset);
}

/** The title, unless it is also the alt text: screen readers would read it twice. */
export function captionOf(asset: Pick<AssetFields, 'title' | 'description'>): string | undefined {
  const title = usableTitle(asset);
  return title && title !== altTextOf(asset) ? title : undefined;
}

/** Null if the asset is not a picture on an allowed host. */
export function toPhoto(asset: AssetFields | null | undefined): Photo | null {
  const source = asset?.contentType.startsWith('image/') ? toImageSource(asset.url) : null;
  if (!asset || !source) return null;
  const { width = fallbackPhoto.size.width, height = fallbackPhoto.size.height } = asset;
  const service = asset.contentType === 'image/svg+xml' ? 'none' : source.service;
  return { ...source, service, alt: altTextOf(asset), caption: captionOf(asset), size: { width, height } };
}
