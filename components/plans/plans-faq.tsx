import { ArrowLink } from '@/components/ui/arrow-link';
import { FaqList } from '@/components/ui/faq-list';
import { planFaqs, plansPage } from '@/content/plans-page';

export function PlansFaq() {
  return (
    <section className="section" aria-labelledby="faq-title">
      <div className="wrap faq-grid">
        <div>
          <h2 id="faq-title">{plansPage.faqTitle}</h2>
          <p>
            <ArrowLink href="/contact#contact-form">Ask us something else</ArrowLink>
          </p>
        </div>
        <FaqList faqs={planFaqs} name="plans-faq" />
      </div>
    </section>
  );
}
