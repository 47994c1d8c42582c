import 'server-only';
import type { Metadata } from 'next';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { linkPreviews } from '@/content/link-previews';
import { pictureFiles } from '@/lib/pictures/picture-files';
import { type PageStatus, pageStatus } from '@/lib/platform/next/page-status';
import { feedFormats } from './feed-formats';
import { absoluteUrl } from './urls';

interface LinkPicture {
  url: string;
  alt: string;
  width: number;
  height: number;
}

interface PageDescription {
  /** Without the brand, at most 60 characters. */
  metaTitle: string;
  /** At most 160 characters. */
  metaDescription: string;
  /** Site path of the page, which is also its canonical address. */
  path: string;
  keywords: readonly string[];
  /** The picture that messages and posts show beside a link to the page; else that of `content/link-previews.ts`. */
  picture?: LinkPicture;
  /** Other forms of the page or of what it lists, by their media type: feeds, the article as text. */
  alternates?: Record<string, { url: string; title: string }[]>;
  /** Keeps the page out of search results; its links still count. */
  noindex?: boolean;
  /** What the page answers with instead of 200; such a page stays out of search results too. */
  status?: PageStatus;
}

/** The feeds, as a page's head announces them. */
export const feedAlternates: PageDescription['alternates'] = Object.fromEntries(
  Object.entries(feedFormats).map(([path, { name, type }]) => [
    type,
    [{ url: absoluteUrl(path), title: `${guide.name} | ${company.name} (${name})` }],
  ]),
);

const housePicture: LinkPicture = {
  url: absoluteUrl('/brand/og-default.jpg'),
  alt: 'Pastel cottages, beach umbrellas and emerald water on 30A',
  width: 1200,
  height: 630,
};

/** All metadata of one page: nested objects replace each other in Next, so every page gets the whole set from here. */
export function pageMetadata(page: PageDescription): Metadata {
  const { metaTitle: title, metaDescription: description, status } = page;
  const url = absoluteUrl(page.path);
  const images = [page.picture ?? pictureOf(page) ?? housePicture];
  const shared = { url, siteName: company.name, locale: 'en_US', title, description, images };

  return {
    title: `${title} | ${company.name}`,
    description,
    keywords: [...page.keywords],
    alternates: { canonical: url, types: page.alternates },
    robots:
      page.noindex || status
        ? { index: false, follow: true }
        : { index: true, follow: true, 'max-image-preview': 'large', 'max-snippet': -1 },
    openGraph: { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(status && { other: pageStatus(status) }),
  };
}

function pictureOf({ path, metaTitle }: PageDescription): LinkPicture | null {
  const src = linkPreviews[path] ?? '';
  const files = pictureFiles(src);
  return files && { url: absoluteUrl(src), alt: metaTitle, width: files.width, height: files.height };
}
