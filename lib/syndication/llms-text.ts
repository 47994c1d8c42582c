import 'server-only';
import { categories } from '@/content/categories';
import { company, description, officeHours, postalAddress } from '@/content/company';
import { guide } from '@/content/guide';
import { indexedPages } from '@/content/pages';
import { ownerPages } from '@/content/partner';
import { priceRange } from '@/content/plans';
import { type Rental, sampleHomesNote } from '@/content/rentals';
import type { PostLink } from '@/lib/blog/post/post';
import { absoluteUrl } from '@/lib/seo/urls';
import { escapeMarkdown } from './article-markdown';

/** How many articles to list at most. The sitemap has all of them. */
const MAX_ARTICLES = 100;

/** The site's llms.txt (https://llmstxt.org). */
export function llmsText(posts: PostLink[], rentals: readonly Rental[]): string {
  const pages = indexedPages.filter(
    // Leave out the pages that are listed below with more than a name.
    ({ path, kind }) => kind !== 'guide' && !ownerPages.some((page) => page.path === path),
  );
  const forOwners = ownerPages.map(
    ({ path, metaTitle, metaDescription }) => `- [${metaTitle}](${absoluteUrl(path)}): ${metaDescription}`,
  );
  const articles = posts
    .slice(0, MAX_ARTICLES)
    .map(
      ({ title, path, category }) =>
        `- [${escapeMarkdown(title)}](${absoluteUrl(`${path}.md`)}): ${category.name}`,
    );

  const topics = categories.map(
    ({ slug, name, description }) => `- [${name}](${absoluteUrl(`/blog/category/${slug}`)}): ${description}`,
  );
  const homes = rentals.map(
    ({ id, title, location, guests }) =>
      `- [${title}](${absoluteUrl(`/vacation-rentals/${id}`)}): ${location}, sleeps ${guests}`,
  );
  const contact = `Phone ${company.phone.display}, email ${company.email}, address ${postalAddress}.`;

  return `# ${company.name}

> ${description}

Management costs ${priceRange} of gross rental revenue. ${contact} Office hours: ${officeHours}.

## Pages

${pages.map(({ path, title }) => `- [${title}](${absoluteUrl(path)})`).join('\n')}
${forOwners.join('\n')}

## Homes

${rentals.some(({ isSample }) => isSample) ? `${sampleHomesNote}\n\n` : ''}${homes.join('\n')}

## ${guide.name}

${guide.intro} Add \`.md\` to the address of an article for its Markdown.

${topics.join('\n')}

## Articles

${articles.join('\n')}

## Optional

- [All articles](${absoluteUrl('/server-sitemap.xml')}): the sitemap of every post
- [RSS](${absoluteUrl('/feed.xml')}): the newest articles with their full text
`;
}
