/**
 * What search engines ask of a type: required and recommended properties, by Google's documentation where it has a
 * page for the type, else by schema.org's own. Only those that can be true for this site.
 */
export const structuredDataRules: Record<string, { source: string; properties: string[] }> = {
  Organization: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
    properties: [
      'name',
      'url',
      'logo',
      'description',
      'telephone',
      'email',
      'address',
      'foundingDate',
      'sameAs',
    ],
  },
  WebSite: {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    properties: ['name', 'url', 'potentialAction', 'publisher'],
  },
  LodgingBusiness: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    properties: ['name', 'address', 'url', 'telephone', 'image', 'priceRange', 'openingHoursSpecification'],
  },
  BlogPosting: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/article',
    properties: [
      ...['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
      ...['description', 'wordCount', 'articleSection', 'keywords', 'isPartOf', 'inLanguage'],
    ],
  },
  BreadcrumbList: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    properties: ['itemListElement'],
  },
  FAQPage: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    properties: ['mainEntity'],
  },
  Service: {
    source: 'https://schema.org/Service',
    properties: ['name', 'serviceType', 'description', 'provider', 'areaServed', 'offers', 'url'],
  },
  ...Object.fromEntries(
    ['WebPage', 'AboutPage', 'ContactPage'].map((type) => [
      type,
      { source: `https://schema.org/${type}`, properties: ['name', 'url', 'isPartOf', 'inLanguage'] },
    ]),
  ),
  Blog: {
    source: 'https://schema.org/Blog',
    properties: ['name', 'description', 'url', 'publisher', 'blogPost'],
  },
  ItemList: {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/carousel',
    properties: ['itemListElement'],
  },
};

/** Claims that sample data must never make (rulings, section 3). */
export const forbiddenProperties = ['aggregateRating', 'review', 'starRating'];
