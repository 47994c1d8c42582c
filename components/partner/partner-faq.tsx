import { FaqSection } from '@/components/ui/faq-section';
import { company } from '@/content/company';
import { partnerFaqs } from '@/content/faqs';
import { partnerPage } from '@/content/partner';

export function PartnerFaq() {
  return (
    <FaqSection title={partnerPage.faqTitle} faqs={partnerFaqs} name="partner-faq" continues>
      <p className="mt-5 text-muted">
        Something else? Write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
    </FaqSection>
  );
}
