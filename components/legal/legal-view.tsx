import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { type LegalDocument, lastUpdated } from '@/content/legal/document';
import { trail } from '@/lib/seo/breadcrumbs';
import { LegalBlock } from './legal-block';

export function LegalView({ document }: { document: LegalDocument }) {
  const { title, path, metaDescription, summary, sections } = document;
  const crumbs = trail(path);

  return (
    <>
      <JsonLd crumbs={crumbs} about={{ '@type': 'WebPage', name: title, description: metaDescription }} />
      <Container
        as="article"
        className="grid gap-10 pt-5 pb-section lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-columns lg:gap-y-14 lg:pt-8 print:block print:w-auto print:p-0"
      >
        <header className="lg:col-span-full">
          <Breadcrumbs crumbs={crumbs} />
          <Heading as="h1" size="page" className="mt-8 sm:mt-9.5 lg:mt-18 print:mt-0 print:text-step-4">
            {title}
          </Heading>
          <p className="mt-4 text-muted">
            Last updated <time dateTime={lastUpdated.dateTime}>{lastUpdated.label}</time>
          </p>
          <p className="opsz-36 measure-31 mt-7.5 font-display font-title text-step-3 leading-snug tracking-tight">
            {summary}
          </p>
        </header>
        <TableOfContents
          title="Contents"
          entries={sections.map(({ id, title }) => ({ id, text: title }))}
          className="border-line border-y py-5 text-md lg:sticky lg:top-sticky lg:max-h-[calc(100vh-var(--spacing-sticky)-1rem)] lg:self-start lg:overflow-y-auto lg:border-b-0"
        />
        {/* The text is for long reading: it has 18 px and 66 characters per line on every screen. */}
        <div className="measure-31.5 grid min-w-0 grid-cols-1 gap-12 text-[1.125rem] leading-loose print:block print:max-w-none print:text-sm print:leading-normal">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="grid grid-cols-1 gap-4.5 print:mt-4.5 print:block"
              aria-labelledby={`${section.id}-title`}
            >
              <Heading
                size="card"
                id={`${section.id}-title`}
                className="print:break-after-avoid print:text-step-2"
              >
                {index + 1}. {section.title}
              </Heading>
              {section.blocks.map((block, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never move
                <LegalBlock key={position} block={block} />
              ))}
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
