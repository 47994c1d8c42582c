/** Matches the slug of a post or a home, which Next uses as a file name (lib/contentful/slug.ts). */
export const SLUG = /^[\w.~-]{1,230}$/;
