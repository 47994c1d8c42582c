// When islands start without the visitor's second sign (lib/platform/next/document/loader.ts).

/** For an island that starts 300 px before it comes into view. */
export const startsInView = { 'data-start': 'visible' };

/** For an island that starts if it is in view when a visitor who has scrolled, pointed or typed pauses. */
export const startsAfterSign = { 'data-start': 'after-sign' };

/**
 * For an island that applies parts of the address: it starts as the page arrives if the query has one of
 * `parameters`.
 */
export const startsByQuery = (parameters: readonly string[]) => ({ 'data-parameters': parameters.join(' ') });
