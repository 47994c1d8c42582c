/** Cache-Control of files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';

const dayCache = 'public, max-age=86400, stale-while-revalidate=604800';

export const mediaFolders = { pictures: immutable, images: dayCache, brand: dayCache, video: dayCache };

export function isMedia(contentType: string): boolean {
  return /^(image|video)\//.test(contentType);
}
