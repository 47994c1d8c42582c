import { CompanyPage } from '@/components/layout/company-page';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { contactPage } from '@/content/contact';
import { ContactForm } from './contact-form';
import { ReachUs } from './reach-us';

export function ContactView() {
  return (
    <CompanyPage
      type="ContactPage"
      page={contactPage}
      crumb={{ name: 'Contact Us', path: '/contact' }}
      opening={<ReachUs />}
    >
      <ContactForm />
      <WhyChooseUs />
      <AfterSending />
    </CompanyPage>
  );
}

function WhyChooseUs() {
  const { title, reasons } = contactPage.why;

  return (
    <TitledColumns ground="dark" titleId="why-title" title={title}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.title} className="grid grid-cols-[2.25rem_1fr] border-line border-t py-4.5">
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

/** What a sender can expect, and by when. */
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
