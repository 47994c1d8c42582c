import { Container } from '@/components/ui/container';
import { FaqList } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company';
import { partnerFaqs } from '@/content/faqs';
import { partnerPage } from '@/content/partner';

export function PartnerFaq() {
  return (
    <Section continues labelledBy="faq-title">
      <Container className="grid gap-10 md:grid-cols-[4fr_7fr] md:gap-20">
        <div className="md:sticky md:top-30 md:self-start">
          <h2 id="faq-title">{partnerPage.faqTitle}</h2>
          <p className="mt-5 text-muted">
            Something else? Write to{' '}
            <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        </div>
        <FaqList faqs={partnerFaqs} name="partner-faq" />
      </Container>
    </Section>
  );
}
