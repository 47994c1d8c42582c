import { FaqList } from '@/components/ui/faq-list';
import { company } from '@/content/company';
import { partnerFaqs } from '@/content/faqs';
import { partnerPage } from '@/content/partner';

export function PartnerFaq() {
  return (
    <section className="section faq-section" aria-labelledby="faq-title">
      <div className="wrap faq-grid">
        <div>
          <h2 id="faq-title">{partnerPage.faqTitle}</h2>
          <p className="muted">
            Something else? Write to{' '}
            <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
        </div>
        <FaqList faqs={partnerFaqs} name="partner-faq" />
      </div>
    </section>
  );
}
