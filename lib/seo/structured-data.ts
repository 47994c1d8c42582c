import 'server-only';
import type * as schema from 'schema-dts';
import { company, description, slogan } from '@/content/company';
import type { Faq } from '@/content/faqs';
import { regions } from '@/content/regions';
import type { Crumb } from './breadcrumbs';
import { absoluteUrl } from './urls';

export const nodeId = {
  organization: absoluteUrl('/#organization'),
  website: absoluteUrl('/#website'),
  lodging: absoluteUrl('/#lodging'),
} as const;

const address: schema.PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  addressLocality: company.address.city,
  addressRegion: company.state.code,
  postalCode: company.address.zip,
  addressCountry: company.address.country,
};

export const servedPlaces = regions.map(({ longName }) => ({
  '@type': 'Place' as const,
  name: `${longName}, ${company.state.name}`,
}));

const contact = {
  telephone: company.phone.e164,
  email: company.email,
  address,
  areaServed: servedPlaces,
};

export function organization(): schema.Organization {
  return {
    '@type': 'Organization',
    '@id': nodeId.organization,
    name: company.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/brand/icon-512.png'), width: '512', height: '512' },
    description: description,
    slogan: slogan,
    foundingDate: String(company.launchYear),
    ...contact,
    sameAs: company.social.map(({ href }) => href),
  };
}

export function website(): schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeId.website,
    name: company.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': nodeId.organization },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/vacation-rentals')}?q={search_term_string}`,
      },
      // Google requires this property, but schema-dts doesn't have it.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** Leaves out ratings, because the sample homes have made-up ones. */
export function lodgingBusiness(priceRange: string | undefined): Exclude<schema.LodgingBusiness, string> {
  return {
    '@type': 'LodgingBusiness',
    '@id': nodeId.lodging,
    name: company.name,
    url: absoluteUrl('/vacation-rentals'),
    image: absoluteUrl('/brand/og-default.jpg'),
    ...contact,
    priceRange,
    openingHoursSpecification: company.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    parentOrganization: { '@id': nodeId.organization },
  };
}

/** The last item is the page itself, so it needs no URL (see "Breadcrumb" in Google's documentation). */
export function breadcrumbList(crumbs: Crumb[]): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: absoluteUrl(path) }),
    })),
  };
}

export function faqPage(faqs: readonly Faq[]): schema.FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
