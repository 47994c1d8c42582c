/**
 * The browser may fetch the document behind a link that a visitor is about to follow, and nothing that belongs to it. Only
 * pages: an address with a dot is a file, one with a query a choice. Browsers do not where a visitor saves data.
 * Source: https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)', '/*/thank-you'] } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
