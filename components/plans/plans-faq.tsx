import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { FaqList } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { planFaqs, plansPage } from '@/content/plans-page';

export function PlansFaq() {
  return (
    <Section labelledBy="faq-title">
      <Container className="grid gap-10 md:grid-cols-[4fr_7fr] md:gap-20">
        <div className="md:sticky md:top-30 md:self-start">
          <h2 id="faq-title">{plansPage.faqTitle}</h2>
          <p className="mt-5">
            <ArrowLink href="/contact#contact-form">Ask us something else</ArrowLink>
          </p>
        </div>
        <FaqList faqs={planFaqs} name="plans-faq" />
      </Container>
    </Section>
  );
}
