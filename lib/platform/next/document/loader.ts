import { FACES_ID } from './head-script.ts';
import { DATA_QUERY, DATA_VERSION } from './page-data.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * Once the picture above the fold is painted, or the first paint where there is none, switches on the web fonts, allows
 * to fetch the next page ahead, fetches the page's data and starts the scripts named beside it; at the first sign of a
 * visitor it does so at once. All that, 135 kB of it the runtime, would compete with that picture for a phone's line.
 * Until then the page is complete HTML: links, menus, disclosure and forms work without scripts. What a visitor does
 * before the islands listen is kept and given back to them: a tap on a button that only an island serves, a form that an
 * island checks (`data-island`). Where they never come, the form is sent as plain HTML after eight seconds.
 */
function loader(facesId: string, dataQuery: string, versionHeader: string, speculationRules: string) {
  const { runtime = '', fetched } = document.currentScript?.dataset ?? {};
  const urls = runtime.split(' ');
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
  const kept: (() => void)[] = [];
  const run = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const url of urls.splice(0)) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    }
  };
  /** The data as Next's own inline scripts would leave it; the scripts are on their way meanwhile. */
  const fetchData = async () => {
    for (const url of urls) {
      const hint = document.createElement('link');
      Object.assign(hint, { rel: 'preload', as: 'script', href: url });
      document.head.append(hint);
    }
    const answer = await fetch(location.pathname + dataQuery, { headers: { rsc: '1' }, cache: 'no-cache' });
    if (!answer.headers.get('content-type')?.startsWith('text/x-component')) return;
    if (answer.headers.get(versionHeader) !== fetched) {
      // An old document, kept by the browser while the site has changed: the new one, unless someone is typing already.
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type !== 'reload' && document.activeElement === document.body) location.reload();
      return;
    }
    Object.assign(self, { __next_f: [[0], [1, await answer.text()]] });
    run();
  };
  /** All faces at once, when they are here: each by itself would lay the page out anew. */
  const showFaces = async () => {
    const element = document.getElementById(facesId) as HTMLStyleElement | null;
    if (!element?.sheet || element.media === 'all') return;
    const faces = [...element.sheet.cssRules].map((rule) => {
      const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(value('font-family'), value('src'), { weight: value('font-weight') }).load();
    });
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  };
  const allowPrefetch = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = speculationRules;
    document.head.append(rules);
  };
  let hasBegun = false;
  let isUnderWay = false;
  const start = () => {
    if (!hasBegun) {
      hasBegun = true;
      // Without them the stand-ins stay: the text is whole.
      showFaces().catch(() => {});
      allowPrefetch();
    }
    if (isUnderWay) return;
    isUnderWay = true;
    if (fetched === undefined) run();
    // Without its islands the page is still whole; they get another chance at the next sign.
    else fetchData().catch(() => (isUnderWay = false));
  };
  const keepClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
    // What HTML and CSS answer at once (popover, dropdown) has had its effect: a second click would take it back.
    if (!button || button.matches('[popovertarget],[aria-expanded]')) return;
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
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(start));
  const isPainted = (entry: PerformanceEntry & { element?: Element }) =>
    !picture || entry.element === picture;
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(isPainted)) return;
      observer.disconnect();
      start();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    // A picture that is no candidate (broken, or smaller than the text) tells nothing.
    addEventListener('load', () => setTimeout(start, 500));
  } else if (!picture || picture.complete) afterFrame();
  else for (const event of ['load', 'error']) picture.addEventListener(event, afterFrame);
}

/** The same text on every page, so its hash in the policy is the same too. On one line a comment would swallow the rest. */
export const loaderCode = `(${loader
  .toString()
  .replace(/^\s*(\/\/|\/\*\*).*$/gm, '')
  .replace(
    /\s*\n\s*/g,
    '',
  )})(${[FACES_ID, DATA_QUERY, DATA_VERSION, speculationRules].map((text) => JSON.stringify(text))})`;
