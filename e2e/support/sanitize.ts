import path from 'node:path';
import { createViteServer } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '../..');

/** What the site's sanitizer leaves of HTML, loaded as the unit tests load it: a test's own process can't. */
export async function sanitized(texts: string[]): Promise<string[]> {
  const alias = { '@': root, 'server-only': path.join(root, 'node_modules/server-only/empty.js') };
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { sanitizeArticle } = await server.ssrLoadModule('/lib/blog/body/html.ts');
    const { createOutline } = await server.ssrLoadModule('/lib/blog/body/headings.ts');
    return texts.map((html) => sanitizeArticle(html, createOutline()));
  } finally {
    await server.close();
  }
}
