import 'server-only';
import type { Metadata } from 'next';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { findPage } from '@/content/pages';
import { type PageStatus, pageStatus } from '@/lib/platform/next/page-status';
import { previewAddress, previewSize } from './og/preview-address';
import { absoluteUrl } from './urls';

interface PageDescription {
  /** At most 60 characters, without the brand. */
  metaTitle: string;
  /** At most 160 characters. */
  metaDescription: string;
  path: string;
  keywords: readonly string[];
  /** Part of the URL of the preview picture. It must change with the picture, so that chat apps load the new one. */
  previewVersion?: string;
  /** Other formats of the page by media type: feeds, Markdown. */
  alternates?: Record<string, { url: string; title: string }[]>;
  /** Excludes the page from search results now, but its links are still followed. Hidden pages always are. */
  noindex?: boolean;
  /** Response status instead of 200. Also excludes the page from search results. */
  status?: PageStatus;
}

export const feedFormats = {
  '/feed.xml': { name: 'RSS', type: 'application/rss+xml', link: 'rss', format: 'rss2' },
  '/atom.xml': { name: 'Atom', type: 'application/atom+xml', link: 'atom', format: 'atom1' },
  '/feed.json': { name: 'JSON Feed', type: 'application/feed+json', link: 'json', format: 'json1' },
} as const;
export type FeedPath = keyof typeof feedFormats;

export const feedAlternates: PageDescription['alternates'] = Object.fromEntries(
  Object.entries(feedFormats).map(([path, { name, type }]) => [
    type,
    [{ url: absoluteUrl(path), title: `${guide.name} | ${company.name} (${name})` }],
  ]),
);

const defaultPreview = {
  ...previewSize,
  url: absoluteUrl('/brand/og-default.jpg'),
  alt: `Pastel cottages, beach umbrellas and emerald water, ${company.name}`,
};

/** Next doesn't merge nested metadata objects with the layout's, so every page gets complete ones from here. */
export function pageMetadata(page: PageDescription): Metadata {
  const { metaTitle: title, metaDescription: description, path, status } = page;
  const isHidden = page.noindex || status || findPage(path)?.isHidden;
  const url = absoluteUrl(path);
  const images = [imageOf(page)];
  const shared = { url, siteName: company.name, locale: 'en_US', title, description, images };

  return {
    title: `${title} | ${company.name}`,
    description,
    keywords: [...page.keywords],
    alternates: { canonical: url, types: page.alternates },
    robots: isHidden
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    openGraph: { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(status && { other: pageStatus(status) }),
  };
}

/** For a page that does not exist, no longer exists or can't be read now. */
export const missingMetadata = (title = 'Page not found', status: PageStatus = 404): Metadata => ({
  ...privateMetadata(title, status),
  robots: { index: false, follow: true },
});

/** For a page meant for one person: not indexed, links not followed. */
export const privateMetadata = (title: string, status?: PageStatus): Metadata => ({
  title: `${title} | ${company.name}`,
  robots: { index: false, follow: false },
  ...(status && { other: pageStatus(status) }),
});

function imageOf({ path, metaTitle, previewVersion }: PageDescription) {
  const address = previewAddress(path);
  if (!address) return defaultPreview;
  const version = previewVersion ? `?v=${encodeURIComponent(previewVersion)}` : '';
  return { ...previewSize, url: absoluteUrl(`${address}${version}`), alt: `${metaTitle}: ${company.name}` };
}
