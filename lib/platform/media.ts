/** The folders of `public/` with pictures and films, which may change under the same name, and how long caches hold them. */
export const mediaFolders = ['images', 'brand', 'video'];
export const mediaCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Whether a content type is of something to look at. */
export function isMedia(contentType: string): boolean {
  return /^(image|video)\//.test(contentType);
}
