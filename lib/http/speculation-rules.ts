/** Where browsers read what they may fetch ahead; every document names it in a header, except under Save-Data. */
export const SPECULATION_RULES = '/speculation-rules';

/**
 * Fetches the document behind a link that a visitor is about to follow (a pointer rests on it, a finger touches it), some
 * 20 kB, and nothing that belongs to it. Only pages: an address with a dot is a file, one with a query a choice.
 * Source: https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', '/*\\?*', '/*/thank-you'] } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
