import { LOADER_ID } from './head-script.ts';
import { loaderCode } from './loader.ts';
import { withoutPageData } from './page-data.ts';

const RUNTIME_SCRIPT = /<script src="(\/_next\/[^"]+\.js)"[^>]*\basync=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * `html` with Next's runtime taken off the critical path, and the page's data out of the document where it can be fetched
 * in the version `data` (docs/decisions/0004-first-paint.md).
 */
export function deferRuntime(html: string, data: string | null): string {
  const urls: string[] = [];
  const rest = html.replace(SCRIPT_PRELOAD, '').replace(RUNTIME_SCRIPT, (_, url: string) => {
    urls.push(url);
    return '';
  });
  if (!urls.length) return html;
  const attributes = `id="${LOADER_ID}" data-runtime="${urls.join(' ')}"${data ? ` data-fetched="${data}"` : ''}`;
  return (data ? withoutPageData(rest) : rest).replace(
    '</body>',
    () => `<script ${attributes}>${loaderCode}</script></body>`,
  );
}
