import { FACES_ID } from './head-script.ts';
import { inlineCode } from './inline-code.ts';
import { speculationRules } from './speculation-rules.ts';

/**
 * Once the picture above the fold is painted, or the first paint where there is none, switches on the web fonts and
 * allows the browser to fetch the next page ahead: both would compete with that picture for a phone's line. Without
 * them the fallback fonts stay, and the text is whole.
 */
function afterPaint(facesId: string, rules: string) {
  /** All faces at once, when they are here: each by itself would lay the page out again. */
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
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = rules;
    document.head.append(script);
  };
  let hasRun = false;
  const run = () => {
    if (hasRun) return;
    hasRun = true;
    showFaces().catch(() => {});
    allowPrefetch();
  };

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const isPainted = (entry: PerformanceEntry & { element?: Element }) =>
    !picture || entry.element === picture;
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(isPainted)) return;
      observer.disconnect();
      run();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  }
  // A picture that is no candidate (broken, or smaller than the text) tells nothing, and not every browser tells.
  if (document.readyState === 'complete') run();
  else addEventListener('load', () => setTimeout(run, 500));
}

export const afterPaintCode = inlineCode(afterPaint, FACES_ID, speculationRules);
