import { draftMode } from 'next/headers';
import { env } from '@/lib/platform/env';
import { singleton } from '@/lib/platform/singleton';
import { createAsk } from './contentful/client';
import { createContentfulOrigin } from './contentful/origin';
import { createIndexCache, type IndexCache } from './index-cache';
import type { BlogOrigin } from './origin';
import { sampleOrigin } from './sample/origin';

/** Where this request's posts come from, and the index of them. */
export interface Source {
  origin: BlogOrigin;
  indexCache: IndexCache;
  /** Drafts are for one reader: nothing of them is cached. */
  draft: boolean;
}

// The index of 10,000 posts should be in memory once.
function once(name: string, createOrigin: () => BlogOrigin, draft: boolean): Source {
  return singleton(`blog.${name}`, () => {
    const origin = createOrigin();
    return { origin, indexCache: createIndexCache(origin), draft };
  });
}

/** Published posts: Contentful where it is configured, else the sample articles (rulings, section 6). */
export function publishedSource(): Source {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN: accessToken, CONTENTFUL_HOST: host } = env;
  if (!CONTENTFUL_SPACE_ID || !accessToken) return once('sample', () => sampleOrigin, false);
  return once('published', () => createContentfulOrigin(createAsk({ host, accessToken })), false);
}

/** Drafts and published posts together, where a preview token is configured; else what is published. */
export function draftSource(): Source {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_PREVIEW_TOKEN: accessToken, CONTENTFUL_PREVIEW_HOST: host } = env;
  if (!CONTENTFUL_SPACE_ID || !accessToken) return publishedSource();
  return once('drafts', () => createContentfulOrigin(createAsk({ host, accessToken })), true);
}

/** The source of the page or route that asks. */
export async function currentSource(): Promise<Source> {
  return (await isDraftMode()) ? draftSource() : publishedSource();
}

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // No request at all: generateStaticParams and scripts ask for what is published.
    return false;
  }
}
