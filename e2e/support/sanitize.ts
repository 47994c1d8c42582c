import { registerHooks } from 'node:module';

// Next's bundler finds this module without its ending, Node does not.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'next/image' ? 'next/image.js' : specifier, context),
});

/** What the site's sanitizer leaves of HTML. */
export async function sanitized(texts: string[]): Promise<string[]> {
  const { sanitizeArticle } = await import('@/lib/blog/body/html');
  const { createOutline } = await import('@/lib/blog/body/headings');
  return texts.map((html) => sanitizeArticle(html, createOutline()));
}
