import { LeadForm } from '@/components/forms/lead-form';
import { CompanyPage } from '@/components/layout/company-page';
import { Columns, TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Lead, Note } from '@/components/ui/text';
import { contactPage } from '@/content/contact';
import { formCopy } from '@/content/forms';
import { pictures } from '@/content/pictures';
import type { Rental } from '@/content/rentals';
import { trail } from '@/lib/seo/breadcrumbs';
import { ReachUs } from './reach-us';

interface ContactViewProps {
  /** The homes that links to the form may name. */
  homes: readonly Rental[];
}

export function ContactView({ homes }: ContactViewProps) {
  return (
    <CompanyPage type="ContactPage" page={contactPage} crumbs={trail('/contact')} opening={<ReachUs />}>
      <ContactForm homes={homes} />
      <WhyChooseUs />
      <AfterSending />
    </CompanyPage>
  );
}

function ContactForm({ homes }: ContactViewProps) {
  return (
    <Section ground="sand" id="contact-form" labelledBy="contact-form-title">
      <Columns>
        <div className="grid content-start gap-5">
          <h2 id="contact-form-title">{formCopy.contact.title}</h2>
          <Lead>{contactPage.form.lead}</Lead>
          <Note className="noscript:block hidden">{contactPage.form.withoutScripts}</Note>
          <Frame className="mt-6 hidden aspect-square md:block">
            <Picture
              picture={pictures.porch}
              sizes="(min-width: 1280px) 540px, (min-width: 900px) 42vw, 1px"
            />
          </Frame>
        </div>
        <LeadForm kind="contact" labelledBy="contact-form-title" homes={homes} />
      </Columns>
    </Section>
  );
}

function WhyChooseUs() {
  const { title, reasons } = contactPage.why;

  return (
    <TitledColumns ground="dark" titleId="why-title" title={title}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.title} className="grid grid-cols-label-9 border-line border-t py-4.5">
            <Icon name="check" className="mt-0.75 text-accent" />
            <p>
              <Heading as="strong" size="small">
                {reason.title}
              </Heading>{' '}
              <span className="mt-1 block text-muted">{reason.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledColumns>
  );
}

function AfterSending() {
  const { title, steps } = contactPage.after;

  return (
    <Section labelledBy="after-title">
      <Container>
        <h2 id="after-title">{title}</h2>
        <Steps steps={steps} className="mt-stack" />
      </Container>
    </Section>
  );
}
