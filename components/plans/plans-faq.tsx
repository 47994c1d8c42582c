import { ArrowLink } from '@/components/ui/arrow-link';
import { FaqSection } from '@/components/ui/faq-section';
import { planFaqs, plansPage } from '@/content/plans-page';

export function PlansFaq() {
  return (
    <FaqSection title={plansPage.faqTitle} faqs={planFaqs} name="plans-faq">
      <p className="mt-5">
        <ArrowLink href="/contact#contact-form">Ask us something else</ArrowLink>
      </p>
    </FaqSection>
  );
}
