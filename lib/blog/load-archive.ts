import { cache } from 'react';
import { isContentServiceError } from '@/lib/blog/content-service-error';
import type { PostSummary } from '@/lib/blog/post';
import { archivePage } from '@/lib/blog/posts';

/** What a page of the archive can be. */
export type Archive =
  | { status: 'loaded'; posts: PostSummary[]; page: number; pages: number; total: number }
  | { status: 'missing' }
  | { status: 'failed' };

/** The archive's page of this number as it stands in the address; `02` and `2.0` are none. */
export const loadArchive = cache(async (number: string): Promise<Archive> => {
  if (!/^[1-9]\d{0,6}$/.test(number)) return { status: 'missing' };
  try {
    const page = await archivePage(Number(number));
    return page ? { status: 'loaded', ...page } : { status: 'missing' };
  } catch (error) {
    if (!isContentServiceError(error)) throw error;
    return { status: 'failed' };
  }
});
