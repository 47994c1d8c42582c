/** Matches the slug of a post or a home. Next uses slugs as file names, of at most 255 bytes (lib/contentful/slug.ts). */
export const SLUG = /^[\w.~-]{1,230}$/;
