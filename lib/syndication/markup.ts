import type { Photo } from '@/lib/blog/post';
import { escapeHtml } from '@/lib/platform/http/html';

/** A picture with its caption. */
export function figure({ src, alt, caption }: Photo): string {
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}
