import { cache } from 'react';
import { ContentServiceError } from '@/lib/blog/content-service-error';
import { type Found, findArticle } from '@/lib/blog/posts';

/** What the article's page shows: what was found, or that the content service failed. */
export const loadArticle = cache(async (slug: string): Promise<Found | { status: 'failed' }> => {
  try {
    return await findArticle(slug);
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    return { status: 'failed' };
  }
});
