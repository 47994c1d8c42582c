import { JsonLd } from '@/components/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { planFaqs } from '@/content/plans-page';
import { managementService } from '@/lib/plans/structured-data';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, faqPage, organization } from '@/lib/seo/structured-data';
import { CoreServices } from './core-services';
import { NetCalculatorSection } from './net-calculator/section';
import { OfferBanner } from './offer-banner';
import { PlanCards } from './plan-cards';
import { PlansBand } from './plans-band';
import { PlansFaq } from './plans-faq';
import { PlansHero } from './plans-hero';

export function PlansView() {
  const crumbs = ownerTrail({ name: 'Management Plans', path: '/plans' });

  return (
    <>
      <JsonLd nodes={[organization(), breadcrumbList(crumbs), managementService(), faqPage(planFaqs)]} />
      <OfferBanner />
      <PlansHero crumbs={crumbs} />
      <PlanCards />
      <NetCalculatorSection />
      <CoreServices />
      <PlansBand />
      <PlansFaq />
      <OwnerBar />
    </>
  );
}
