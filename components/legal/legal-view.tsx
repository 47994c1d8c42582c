import { JsonLd } from '@/components/json-ld';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { type LegalDocument, lastUpdated } from '@/content/legal/document';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization, webPage } from '@/lib/seo/structured-data';
import { LegalBlock } from './legal-block';
import { TableOfContents } from './table-of-contents';
import './legal.css';

/** One of the three legal texts, with its table of contents. */
export function LegalView({ document }: { document: LegalDocument }) {
  const { title, path, metaDescription, summary, sections } = document;
  const crumbs = trail({ name: title, path });

  return (
    <>
      <JsonLd
        nodes={[
          organization(),
          webPage('WebPage', { name: title, path, description: metaDescription }),
          breadcrumbList(crumbs),
        ]}
      />
      <article className="legal-page wrap">
        <header>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <p className="muted">
            Last updated <time dateTime={lastUpdated.dateTime}>{lastUpdated.label}</time>
          </p>
          <p className="legal-summary">{summary}</p>
        </header>
        <TableOfContents sections={sections} />
        <div className="legal-text">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed text; its blocks never move
                <LegalBlock key={position} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </>
  );
}
