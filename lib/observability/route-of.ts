/** Addresses of one kind, as one name: so figures stay few, and a log holds no address that somebody made up. */
const kinds: readonly [RegExp, string][] = [
  [/^\/_next\/static\//, '/_next/static'],
  [/^\/_next\/image$/, '/_next/image'],
  [/^\/(images|brand|video)\//, '/files'],
  [/^\/api\/leads\/(newsletter|partner|referral|contact|about)$/, '/api/leads/{form}'],
  [/^\/api\/(vision|revalidate|draft|csp|metrics|health|health\/live|health\/ready)$/, '$&'],
  [/^\/api\//, '/api/other'],
  [/^\/blog\/category\/[^/]+$/, '/blog/category/{category}'],
  [/^\/blog\/page\/[^/]+$/, '/blog/page/{page}'],
  [/^\/blog\/[^/]+$/, '/blog/{slug}'],
  [/^\/partner\/(?!thank-you$)[^/]+$/, '/partner/{region}'],
  [
    /^\/(blog|partner|plans|referral|portal|about|team|mission|contact|privacy|terms|cookies|vacation-rentals|thank-you)?$/,
    '$&',
  ],
  [/^\/(marketing|about|contact|partner|referral)\/thank-you$/, '$&'],
  [/^\/[\w-]+\.(xml|txt|webmanifest|ico|png)$/, '/feeds'],
];

/** The name of the kind of address that `url` (path, with or without query) is; "other" for what we don't know. */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  for (const [shape, name] of kinds) if (shape.test(path)) return name === '$&' ? path : name;
  return 'other';
}
