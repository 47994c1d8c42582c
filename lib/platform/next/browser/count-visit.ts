import { inlineCode } from './inline-code.ts';

type MetricEntry = PerformanceEntry & { interactionId?: number; hadRecentInput?: boolean; value: number };

/**
 * Sends one beacon when the page is first left or hidden (lib/visits/beacon.ts reads it), unless lead-source.ts decided
 * not to count this visit. The minified script must have at most 1,000 bytes (scripts/lib/minified-scripts.test.ts).
 */
function countVisit() {
  const { visit: source } = self as { visit?: string };
  if (!source) return;
  const [referrer, first] = source.split(' ') as [string, string];
  const { pathname, searchParams } = new URL(first);
  const visit = new URLSearchParams({ path: location.pathname, landing: pathname });
  const note = (name: string, value: unknown) => value && visit.set(name, value as string);
  note('referrer', referrer.split('/')[2]);
  for (const [name, value] of searchParams) if (/^utm_(s|m|ca)/.test(name)) note(name, value);

  // The last segment of a form's action is the kind of the form.
  const noteForm = (state: string, form: HTMLFormElement) => note(state + form.action.split('/').pop(), 1);
  for (const form of document.forms) {
    const observer = new IntersectionObserver((entries) => {
      if (entries[0]?.isIntersecting) noteForm('seen.', form);
    });
    observer.observe(form);
    form.addEventListener('input', () => noteForm('begun.', form));
  }

  let longest = 0;
  let sum = 0;
  const measure = (type: string, onEntry: (entry: MetricEntry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as MetricEntry[]).forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  measure('largest-contentful-paint', (entry) => note('lcp', entry.startTime));
  measure('event', ({ interactionId, duration }) => {
    if (!interactionId || duration < longest) return;
    longest = duration;
    note('inp', longest);
  });
  // Real CLS is the worst window of shifts. The sum of all shifts takes less code, and is never lower than that.
  measure('layout-shift', ({ value, hadRecentInput }) => {
    if (hadRecentInput) return;
    sum += value;
    note('cls', sum);
  });

  // Assigning handlers is shorter than calling addEventListener, and this script has few bytes to spare.
  self.onerror = (message, file, line) => {
    if (!visit.has('error')) note('error', `${`${message}`.slice(0, 200)} ${file?.split('?')[0]}:${line}`);
  };
  let isSent = false;
  document.onvisibilitychange = () => {
    if (document.hidden && !isSent) isSent = navigator.sendBeacon('/api/visit', visit);
  };
}

export const countVisitCode = inlineCode(countVisit);
