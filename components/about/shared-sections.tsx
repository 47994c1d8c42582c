import { FormSection } from '@/components/forms/form-section';
import { PhoneLink } from '@/components/layout/phone-link';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { besideTextSizes, Picture } from '@/components/ui/picture';
import { groundProps } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { companyStats, generations, joinUsLead, values } from '@/content/about';
import { company, postalAddress } from '@/content/company';
import type { IconName } from '@/content/icons';

// Sections that /about, /team and /mission share.

export function CompanyStats() {
  return (
    <section {...groundProps('dark', 'py-14 md:py-columns')} aria-label="The company in figures">
      <Container as="dl" className="grid gap-9 md:grid-cols-3 md:gap-7 xl:gap-14">
        {companyStats.map(({ figure, label, detail }) => (
          <div
            key={label}
            className="grid content-start md:not-first:border-line md:not-first:border-l md:not-first:pl-7 xl:not-first:pl-14"
          >
            <Heading as="dt" size="card" className="mt-3">
              {label}
            </Heading>
            {/* The figure is shown above its label, but the label has to come first in the HTML. */}
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

export function Values() {
  return (
    <TitledColumns titleId="values-title" title={values.title} split="narrow">
      <ul className="grid md:grid-cols-2 md:gap-x-12">
        {values.items.map(({ title, text }) => (
          <li
            key={title}
            className="border-line border-t py-6 first:border-gulf-950 md:nth-2:border-gulf-950 md:pb-9"
          >
            <h3>{title}</h3>
            <p className="mt-2 max-w-lead text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </TitledColumns>
  );
}

export function Generations() {
  return (
    <section
      {...groundProps(
        'sand',
        'grid overflow-hidden md:grid-cols-[1fr_minmax(0,33rem)] md:gap-columns md:pr-edge',
      )}
      aria-labelledby="generations-title"
    >
      <div>
        <Picture
          picture={generations.image}
          sizes={besideTextSizes}
          focus="62% 50%"
          className="aspect-4/3 size-full md:aspect-auto md:min-h-155"
        />
      </div>
      <div className="grid content-center gap-5 px-gutter pt-10 pb-section md:px-0 md:pt-section">
        <h2 id="generations-title">{generations.title}</h2>
        {generations.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-lead text-step-1 leading-loose">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const link = 'inline-flex min-h-8 items-center wrap-anywhere underline decoration-1 underline-offset-4';

export function JoinUs() {
  return (
    <FormSection kind="about" id="contact-form" lead={joinUsLead}>
      <ul>
        <Contact icon="phone">
          <PhoneLink className={`${link} figures`} />
        </Contact>
        <Contact icon="mail">
          <a className={link} href={company.emailHref}>
            {company.email}
          </a>
        </Contact>
        <Contact icon="pin">{postalAddress}</Contact>
      </ul>
    </FormSection>
  );
}

function Contact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3.5 border-line border-t py-2.5">
      <Icon name={icon} className="text-accent" />
      {children}
    </li>
  );
}
