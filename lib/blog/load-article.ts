import { cache } from 'react';
import { type Found, findArticle } from '@/lib/blog/article';
import { isContentServiceError } from '@/lib/blog/content-service-error';

/** What the article's page shows: what was found, or that the content service failed. */
export const loadArticle = cache(async (slug: string): Promise<Found | { status: 'failed' }> => {
  try {
    return await findArticle(slug);
  } catch (error) {
    if (!isContentServiceError(error)) throw error;
    return { status: 'failed' };
  }
});
