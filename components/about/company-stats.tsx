import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { ground } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { companyStats } from '@/content/about';

export function CompanyStats() {
  return (
    <section {...ground('dark', 'py-14 md:py-columns')} aria-label="The company in figures">
      <Container as="dl" className="grid gap-9 md:grid-cols-3 md:gap-7 xl:gap-14">
        {companyStats.map(({ figure, label, detail }) => (
          <div
            key={label}
            className="grid content-start md:not-first:border-line md:not-first:border-l md:not-first:pl-7 xl:not-first:pl-14"
          >
            <Heading as="dt" size="card" className="mt-3">
              {label}
            </Heading>
            {/* Shown above its label, which must come first in the list. */}
            <Numeral
              as="dd"
              large
              className="row-start-1 -ml-[.03em] text-[clamp(4.25rem,3.1rem+4.7vw,7.25rem)] text-accent"
            >
              {figure}
            </Numeral>
            <dd className="measure-26 mt-2 text-muted">{detail}</dd>
          </div>
        ))}
      </Container>
    </section>
  );
}
