// biome-ignore-all lint/suspicious/noAssignInExpressions: the minified script may have at most 1,000 bytes.
// biome-ignore-all lint/suspicious/noGlobalAssign: the same.
import { inlineCode } from './inline-code.ts';

type MetricEntry = PerformanceEntry & {
  interactionId?: number;
  hadRecentInput?: boolean;
  value: number;
  activationStart?: number;
};

/**
 * Sends one beacon when the page is first left or hidden (lib/visits/beacon.ts reads it), unless lead-source.ts decided
 * not to count this visit. The minified script must have at most 1,000 bytes (scripts/lib/minified-scripts.test.ts).
 */
function countVisit() {
  let source = (self as { visit?: string }).visit;
  if (!source) return;
  const page = document;
  const landing = new URL(source.split(' ')[1] as string);
  // Without a referrer, this is the site's own host.
  const fields: Record<string, unknown> = { path: location.pathname, referrer: source.split('/')[2] };
  // A beacon that would be too long is cut, so what may be long comes last.
  const texts: Record<string, string> = { landing: landing.pathname };
  const campaign = landing.searchParams.get('utm_source');
  if (campaign) texts.utm_source = campaign;

  for (const form of page.forms) {
    // The last segment of a form's action is the kind of the form.
    const kind = form.action.split('/').pop();
    new IntersectionObserver(
      (entries) => (entries as [IntersectionObserverEntry])[0].isIntersecting && (fields[`seen.${kind}`] = 1),
    ).observe(form);
    form.oninput = () => (fields[`begun.${kind}`] = 1);
  }

  // A page that was opened in the background has no LCP, unless the browser prerendered it.
  let start = (page.hidden && 1e9) as number;
  let navigation: MetricEntry | undefined;
  let lcp: number;
  let path: string[] | null;
  let longest = 0;
  let sum = 0;
  const measure = (type: string, onEntry: (entry: MetricEntry) => unknown) =>
    new PerformanceObserver((list) => (list.getEntries() as MetricEntry[]).map(onEntry)).observe({
      type,
      buffered: 1 as never,
    });
  measure('navigation', (entry) => (navigation = entry));
  measure('largest-contentful-paint', (entry) => (lcp = entry.startTime));
  measure(
    'event',
    ({ interactionId, duration }) => interactionId && duration > longest && (fields.inp = longest = duration),
  );
  // Real CLS is the worst window of shifts. The sum of all shifts takes less code, and is never lower than that.
  measure('layout-shift', (entry) => entry.hadRecentInput || (fields.cls = sum += entry.value));

  // Note only the first error in a file of this site. Extensions have other origins, or run in the document itself.
  // What follows a quote or an address may be what the visitor typed.
  onerror = (message, file, line) =>
    (path = (file as string).match(`^${origin}(/[^?]+js)`)) &&
    (texts.error ??= `${(message as string).match(/^(?:[^"'@/]|\b'\b)*(?!\S)/)} ${path[1]}:${line}`);
  page.onvisibilitychange = () => {
    if (page.hidden && source) {
      start = navigation?.activationStart || start;
      if (lcp > start) fields.lcp = lcp - start;
      source = !navigator.sendBeacon(
        '/api/visit',
        `${new URLSearchParams({ ...(fields as object), ...texts })}`.slice(0, 1e3),
      ) as never;
    }
  };
}

export const countVisitCode = inlineCode(countVisit);
