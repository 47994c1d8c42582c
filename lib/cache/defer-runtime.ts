const RUNTIME_SCRIPT = /<script src="(\/_next\/[^"]+\.js)"[^>]*\basync=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Starts the scripts named beside it once the picture above the fold is painted, or at once where there is none, and
 * in any case at the first sign of a visitor: 135 kB of runtime would compete with that picture for a phone's line.
 * Until then the page is complete HTML: links, menus, disclosure and forms work without scripts. What a visitor does
 * before the islands listen is kept and given back to them: a tap on a button that only an island serves, a form that
 * an island checks (`data-island`). Where they never come, the form is sent as plain HTML after eight seconds.
 */
function loader() {
  const urls = document.currentScript?.dataset.runtime?.split(' ') ?? [];
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  const kept: (() => void)[] = [];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const url of urls.splice(0)) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    }
  };
  const keepClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
    if (!button) return;
    event.stopImmediatePropagation();
    kept.push(() => button.click());
  };
  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-island]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept.length) setTimeout(giveBack, 8_000);
    kept.push(() => form.requestSubmit(event.submitter));
  };
  const giveBack = () => {
    removeEventListener('click', keepClick, true);
    removeEventListener('submit', keepSubmit, true);
    // A double click is one wish.
    kept.splice(0).at(-1)?.();
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', keepClick, true);
  addEventListener('submit', keepSubmit, true);
  document.addEventListener('hydrated', giveBack, { once: true });
  // The islands say in their own words what is wrong; the browser's bubbles would come first.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island]')) form.noValidate = true;

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (!picture) start();
  else if (picture.complete) afterPaint();
  else for (const event of ['load', 'error']) picture.addEventListener(event, afterPaint, { once: true });
}

/** The same text on every page, so its hash in the policy is the same too. On one line a comment would swallow the rest. */
export const loaderCode = `(${loader
  .toString()
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '')})()`;

/** `html` with Next's runtime taken off the critical path (docs/decisions/0004-deferred-runtime.md). */
export function deferRuntime(html: string): string {
  const urls: string[] = [];
  const rest = html.replace(SCRIPT_PRELOAD, '').replace(RUNTIME_SCRIPT, (_, url: string) => {
    urls.push(url);
    return '';
  });
  if (!urls.length) return html;
  return rest.replace(
    '</body>',
    () => `<script data-runtime="${urls.join(' ')}">${loaderCode}</script></body>`,
  );
}
