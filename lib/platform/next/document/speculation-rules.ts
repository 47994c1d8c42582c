/**
 * Lets the browser prefetch the page behind a link that a visitor is about to follow: no file, no query. Browsers skip
 * it under Save-Data. Source: https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
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
