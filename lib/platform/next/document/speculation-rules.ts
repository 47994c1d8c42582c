/**
 * Browsers prefetch a page when the visitor is about to follow a link to it. They prefetch no files, no URLs with a
 * query, and nothing for visitors who save data (Save-Data). Source:
 * https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
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
