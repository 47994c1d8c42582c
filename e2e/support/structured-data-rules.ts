const google = 'https://developers.google.com/search/docs/appearance';
const schema = 'https://schema.org';
const page: [source: string, properties: string] = [`${schema}/WebPage`, 'name url isPartOf inLanguage'];

/**
 * What search engines ask of a type: required and recommended properties, by Google's documentation where it has a
 * page for the type, else by schema.org's own. Only those that can be true for this site.
 */
export const structuredDataRules: Record<string, [source: string, properties: string]> = {
  Organization: [
    `${google}/structured-data/organization`,
    'name url logo description telephone email address foundingDate sameAs',
  ],
  WebSite: [`${google}/site-names`, 'name url potentialAction publisher'],
  LodgingBusiness: [
    `${google}/structured-data/local-business`,
    'name address url telephone image priceRange openingHoursSpecification',
  ],
  BlogPosting: [
    `${google}/structured-data/article`,
    `headline image datePublished dateModified author publisher mainEntityOfPage description wordCount articleSection
      keywords isPartOf inLanguage`,
  ],
  BreadcrumbList: [`${google}/structured-data/breadcrumb`, 'itemListElement'],
  FAQPage: [`${google}/structured-data/faqpage`, 'mainEntity'],
  Service: [`${schema}/Service`, 'name serviceType description provider areaServed offers url'],
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  Blog: [`${schema}/Blog`, 'name description url publisher blogPost'],
  ItemList: [`${google}/structured-data/carousel`, 'itemListElement'],
};

/** Claims that sample data must never make (rulings, section 3). */
export const forbiddenProperties = ['aggregateRating', 'review', 'starRating'];
