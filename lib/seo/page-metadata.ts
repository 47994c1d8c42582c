import 'server-only';
import type { Metadata } from 'next';
import { company } from '@/content/company';
import { previewAddress, previewSize } from './og/preview-address';
import { absoluteUrl } from './urls';

export interface PageDescription {
  /** Without the brand, at most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Site path of the page, which is also its canonical address. */
  path: string;
  keywords: readonly string[];
  /** Changes when the link preview does, so that chat programs read it anew. */
  previewVersion?: string;
  /** Articles say when and by whom. Times in ISO 8601. */
  article?: {
    publishedTime: string;
    modifiedTime: string;
    authors: string[];
    section: string;
    tags: string[];
  };
  /** Other forms of the page or of what it lists, by their media type: feeds, the article as text. */
  alternates?: Record<string, { url: string; title: string }[]>;
  /** Keeps the page out of search results; its links still count. */
  noindex?: boolean;
}

const housePicture = {
  url: '/brand/og-default.jpg',
  width: 1200,
  height: 630,
  alt: 'Pastel cottages, beach umbrellas and emerald water on 30A',
};

/**
 * The metadata of one page: title, description, keywords, canonical, Open Graph, Twitter card and robots. Nested
 * metadata objects replace each other in Next, so every page gets the whole set from here.
 */
export function pageMetadata(page: PageDescription): Metadata {
  const title = `${page.title} | ${company.name}`;
  const url = absoluteUrl(page.path);
  const image = imageOf(page);
  const shared = {
    url,
    siteName: company.name,
    locale: 'en_US',
    title: page.title,
    description: page.description,
  };

  return {
    title,
    description: page.description,
    keywords: [...page.keywords],
    alternates: { canonical: url, types: page.alternates },
    robots: page.noindex
      ? { index: false, follow: true }
      : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    openGraph: page.article
      ? { ...shared, type: 'article', images: [image], ...page.article }
      : { ...shared, type: 'website', images: [image] },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description: page.description,
      images: [image],
    },
  };
}

/** The page's own link preview, or the house picture. */
function imageOf({ path, title, previewVersion }: PageDescription) {
  const address = previewAddress(path);
  if (!address) return { ...housePicture, url: absoluteUrl(housePicture.url) };
  const version = previewVersion ? `?v=${encodeURIComponent(previewVersion)}` : '';
  return { ...previewSize, url: absoluteUrl(`${address}${version}`), alt: `${title}: ${company.name}` };
}
