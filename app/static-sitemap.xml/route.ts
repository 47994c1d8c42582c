import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDir } from '@/lib/platform/next/build-output';
import { textResponse, xmlType } from '@/lib/seo/content-response';

export const dynamic = 'force-dynamic';

/** The output of next-sitemap, in the folder of its build (next-sitemap.config.mjs, next.config.ts). */
const file = path.join(/* turbopackIgnore: true */ process.cwd(), buildDir, 'static-sitemap.xml');

/** The pages known at build time. */
export async function GET() {
  try {
    const headers = { ...xmlType, 'Cache-Control': 'public, max-age=3600' };
    return new Response(await readFile(file, 'utf8'), { headers });
  } catch {
    return textResponse('The sitemap is written by "npm run build".\n', 404, { 'Cache-Control': 'no-store' });
  }
}
