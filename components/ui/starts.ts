// When lib/platform/next/browser/loader.ts starts an island even if no visitor has used it yet.

/** For an island that starts 300 px before it comes into view. */
export const startsInView = { 'data-start': 'visible' };

/** For an island that starts if it is in view when a visitor pauses after an interaction. */
export const startsAfterInteraction = { 'data-start': 'after-interaction' };

/** For an island that reads the query: it starts as the page loads if the query has one of `parameters`. */
export const startsByQuery = (parameters: readonly string[]) => ({ 'data-parameters': parameters.join(' ') });
