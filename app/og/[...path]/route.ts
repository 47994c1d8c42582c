import { HttpError } from '@/lib/platform/http/http-error';
import { contentResponse, textResponse } from '@/lib/seo/content-response';
import { findPreview } from '@/lib/seo/og/find-preview';
import { toPagePath } from '@/lib/seo/og/preview-address';
import { drawPreviewImage } from '@/lib/seo/og/preview-image';

export const revalidate = 300;

/** Images are not prerendered but drawn on their first request and cached. */
export function generateStaticParams() {
  return [];
}

/** Returns the preview image of a page: `/og/plans.jpg`, `/og/blog/{slug}.jpg`. */
export async function GET(_: Request, { params }: RouteContext<'/og/[...path]'>) {
  const { path: segments } = await params;
  return contentResponse(async () => {
    const page = toPagePath(segments);
    const preview = page === null ? null : await findPreview(page);
    if (!preview) return textResponse('There is no such picture.\n', 404);
    try {
      return new Response(new Uint8Array(await drawPreviewImage(preview)), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
        },
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const headers = { ...error.headers, 'Cache-Control': 'no-store' };
      return textResponse('Too many pictures are being drawn. Please try again.\n', 503, headers);
    }
  });
}
