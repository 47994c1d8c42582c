import { JsonLd } from '@/components/layout/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { FaqSection } from '@/components/ui/faq-section';
import { Heading } from '@/components/ui/heading';
import { allPlanFaqs, planFaqGroups, planFaqs } from '@/content/faqs';
import { plansPage } from '@/content/plans-page';
import { managementService } from '@/lib/plans/structured-data';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data';
import { NetCalculatorSection } from './net-calculator/section';
import { PlanCards } from './plan-cards';
import { PlansBand } from './plans-band';
import { PlansHero } from './plans-hero';
import './print.css';

export function PlansView() {
  const crumbs = ownerTrail({ name: 'Management Plans', path: '/plans' });

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
      {/* At the end: gzip matches the repeated answers only within 32 kB. */}
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
    <TitledColumns titleId="core-title" title={title} split="narrow" close>
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
