import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { Actions } from '@/components/ui/actions';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { FaqSection } from '@/components/ui/faq-section';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { besideTextSizes, Picture } from '@/components/ui/picture';
import { groundProps } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { company } from '@/content/company';
import { allPlanFaqs, planFaqGroups, planFaqs } from '@/content/faqs';
import { revenueAnalysis } from '@/content/navigation';
import { pictures } from '@/content/pictures';
import { plansPage } from '@/content/plans-page';
import { sampleAnalysisPage } from '@/content/sample-analysis';
import { managementService } from '@/lib/plans/structured-data';
import { type Crumb, ownerTrail } from '@/lib/seo/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data';
import { NetCalculatorSection } from './net-calculator/section';
import { PlanCards } from './plan-cards';
import './print.css';

export function PlansView() {
  const crumbs = ownerTrail('/plans');

  return (
    <>
      <OwnerBar>
        <OfferBanner />
        <PlansHero crumbs={crumbs} />
        <PlanCards />
      </OwnerBar>
      <NetCalculatorSection />
      <OwnerBar>
        <CoreServices />
        <PlansBand />
        <FaqSection title={plansPage.faqTitle} faqs={planFaqs} groups={planFaqGroups} name="plans-faq">
          <p className="mt-5">
            <ArrowLink href="/contact#contact-form">Ask us something else</ArrowLink>
          </p>
        </FaqSection>
      </OwnerBar>
      {/* The JSON-LD repeats the FAQ answers. It is within 32 kB of them, so that gzip stores them only once. */}
      <JsonLd crumbs={crumbs} content={[managementService(), faqPage(allPlanFaqs)]} />
    </>
  );
}

function OfferBanner() {
  const { title, items } = plansPage.offer;

  return (
    <aside className="bg-coral-600 text-md text-white" data-ground="dark" aria-label="Special offer">
      <Container className="grid gap-x-8 gap-y-0.5 py-3.25 md:flex md:justify-center">
        <strong className="font-bold">{title}</strong>
        <ul className="grid gap-x-8 gap-y-0.5 md:flex">
          {items.map((item) => (
            <li
              key={item}
              className="md:flex md:items-center md:gap-8 md:before:h-3.5 md:before:w-px md:before:bg-white/50"
            >
              {item}
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

function CoreServices() {
  const { title, services } = plansPage.core;

  return (
    <TitledColumns titleId="core-title" title={title} split="narrow" tight>
      <dl className="border-gulf-950 border-t print:columns-3">
        {services.map((service) => (
          <div
            key={service.title}
            className="grid gap-x-8 gap-y-1.5 border-line border-b py-6.5 md:grid-cols-label-48 print:break-inside-avoid print:border-b-0"
          >
            <Heading as="dt" size="card">
              {service.title}
            </Heading>
            <dd className="measure-36 text-muted">{service.text}</dd>
          </div>
        ))}
      </dl>
    </TitledColumns>
  );
}

/** Not PageHero: the toggle overlaps it, or is on a phone's first screen with it, and its picture is not printed. */
function PlansHero({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <section
      className="grid overflow-hidden md:min-h-130 md:grid-cols-[1fr_46vw]"
      aria-labelledby="plans-title"
    >
      <div className="grid content-center gap-5 px-gutter pt-5 pb-8 md:grid-rows-fit-fill-fit md:gap-6 md:pt-12 md:pr-12 md:pb-24 md:pl-edge">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="md:self-end" id="plans-title">
          {plansPage.title}
        </h1>
        <Lead>{plansPage.lead}</Lead>
      </div>
      <div className="md:relative print:hidden">
        <Picture
          picture={pictures.porch}
          sizes="(min-width: 900px) 54vw, 100vw"
          preload
          // On phones, the picture's height leaves room for the toggle above the bottom bar.
          className="aspect-2/1 size-full md:absolute md:inset-0 md:aspect-auto md:rounded-bl-card"
        />
      </div>
    </section>
  );
}

function PlansBand() {
  return (
    <section
      {...groundProps('dark', 'grid md:grid-cols-words-picture md:gap-18 md:pl-edge print:hidden')}
      aria-labelledby="band-title"
    >
      <Picture
        picture={pictures.cottages}
        alt=""
        sizes={besideTextSizes}
        focus="70% 50%"
        className="aspect-3/2 size-full md:order-last md:aspect-auto"
      />
      <div className="grid min-w-0 content-center gap-7 px-gutter pt-10 pb-12 md:min-h-120 md:px-0">
        <h2 className="measure-12" id="band-title">
          {plansPage.band.title}
        </h2>
        <Actions>
          <ButtonLink look="sand" href={revenueAnalysis.href}>
            {revenueAnalysis.label}
          </ButtonLink>
          <ButtonLink look="line" href="/partner/sample-analysis">
            {sampleAnalysisPage.link}
          </ButtonLink>
          <ButtonLink look="line" className="figures" href={company.phone.href}>
            <Icon name="phone" /> {company.phone.display}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
