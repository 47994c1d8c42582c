/** What is said to caches of a file whose name changes with its content. */
const immutable = 'public, max-age=31536000, immutable';

const mayChange = 'public, max-age=86400, stale-while-revalidate=604800';

/** The folders of `public/` with pictures and films, and what is said to caches of each. */
export const mediaFolders = { pictures: immutable, images: mayChange, brand: mayChange, video: mayChange };

/** Whether a content type is of something to look at. */
export function isMedia(contentType: string): boolean {
  return /^(image|video)\//.test(contentType);
}
