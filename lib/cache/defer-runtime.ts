const RUNTIME_SCRIPT = /<script src="(\/_next\/[^"]+\.js)"[^>]*\basync=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Starts the scripts named beside it once the picture above the fold is painted, or at once where there is none, and
 * in any case at the first sign of a visitor: 135 kB of runtime would compete with that picture for a phone's line.
 * Until then the page is complete HTML: links, menus, disclosure and forms work without scripts. A tap on a button
 * that only an island serves is kept, and given back when the islands listen.
 */
function loader() {
  const urls = document.currentScript?.dataset.runtime?.split(' ') ?? [];
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  const kept: HTMLElement[] = [];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const url of urls.splice(0)) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    }
  };
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    event.stopImmediatePropagation();
    kept.push(button);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener(
    'hydrated',
    () => {
      removeEventListener('click', keep, true);
      for (const button of kept) button.click();
    },
    { once: true },
  );
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (!picture) start();
  else if (picture.complete) afterPaint();
  else for (const event of ['load', 'error']) picture.addEventListener(event, afterPaint, { once: true });
}

/** The same text on every page, so its hash in the policy is the same too. */
const code = `(${loader.toString().replace(/\s*\n\s*/g, '')})()`;

/** `html` with Next's runtime taken off the critical path (docs/decisions/0004-deferred-runtime.md). */
export function deferRuntime(html: string): string {
  const urls: string[] = [];
  const rest = html.replace(SCRIPT_PRELOAD, '').replace(RUNTIME_SCRIPT, (_, url: string) => {
    urls.push(url);
    return '';
  });
  if (!urls.length) return html;
  return rest.replace('</body>', () => `<script data-runtime="${urls.join(' ')}">${code}</script></body>`);
}
